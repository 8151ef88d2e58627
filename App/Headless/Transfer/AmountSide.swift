import FlowHeadless
import FlowScreens
import Money
import Transfer

/// Returns one side of an amount: the text, the currency, and the balance.
@MainActor @ScreenBuilder
func amountSide(
  _ side: QuoteRequest.Side, _ label: String, _ content: AmountSideContent, _ presenter: AmountPresenter
) -> [ScreenPart] {
  Field(label, content.text, error: content.error) { presenter.didType($0, on: side) }
  if !content.currencies.isEmpty {
    Choice("\(label) in", content.currency, options: content.currencies, title: \.code) { currency in
      presenter.didChoose(currency, on: side)
    }
  } else if let currency = content.currency {
    "\(label) in \(currency.code)"
  }
  if let available = content.available { "You have \(available)" }
}
