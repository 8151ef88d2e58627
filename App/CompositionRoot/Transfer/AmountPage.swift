import FlowKit
import FlowScreens
import Money
import Transfer

@MainActor
func amountPage(_ content: AmountContent, _ presenter: AmountPresenter, _ moments: MomentFormat) -> Page {
  Page("Send money") {
    ChoiceRow("From", content.sender, options: content.senders, title: \.displayName, onChoose: presenter.didChoose)
    if content.canShowMoreSenders { ButtonRow("Show more senders", onTap: presenter.didTapShowMoreSenders) }
    amountRows(.source, "You send", content.source, presenter)
    amountRows(.target, "Recipient gets", content.target, presenter)
    if content.isQuoting { "Asking for the price…" }
    if let price = content.price { priceRows(price, moments) }
    if let problem = content.problem {
      TextRow(problem, style: .error)
      ButtonRow("Try again", onTap: presenter.didTapTryAgain)
    }
    ButtonRow("Send as a business", onTap: presenter.didTapSendAsBusiness)
    ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
  }
}

/// The rows of one side of an amount: the text, the currency, and the balance.
@MainActor @RowBuilder
private func amountRows(
  _ side: QuoteRequest.Side, _ label: LocalizedText, _ content: AmountSideContent, _ presenter: AmountPresenter
) -> [Row] {
  FieldRow(label, content.text, kind: .amount, error: content.error) { presenter.didType($0, on: side) }
  if !content.currencies.isEmpty {
    ChoiceRow("\(label) in", content.currency, options: content.currencies, title: { "\($0)" }) { currency in
      presenter.didChoose(currency, on: side)
    }
  } else if let currency = content.currency {
    "\(label) in \(verbatim: currency.code)"
  }
  if let available = content.available { "You have \(available)" }
}

/// The rows of a price, the same on every screen that shows one.
@MainActor @RowBuilder
func priceRows(_ price: PriceContent, _ moments: MomentFormat) -> [Row] {
  "\(price.source) → \(price.target)"
  "\(price.rate)"
  "Fee \(price.fee), included"
  PriceExpiry.row(of: price, moments)
}
