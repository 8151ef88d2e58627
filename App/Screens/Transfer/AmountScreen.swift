import HeadlessUI
import Money
import Transfer

/// How much is sent, and what it costs.
final class AmountScreen: HeadlessViewController, AmountView, TimeAware {
  private let presenter: AmountPresenter

  init(presenter: AmountPresenter) {
    self.presenter = presenter
  }

  func didSeeTimePass() { presenter.didSeeTimePass() }

  func display(_ content: AmountContent) {
    show("Send money") {
      Choice("From", content.sender, options: content.senders, title: \.name, onChoose: presenter.didChoose)
      side("You send", content.source, .source)
      side("Recipient gets", content.target, .target)
      if content.isQuoting { "Asking for the price…" }
      if let price = content.price { priceLines(price) }
      if let problem = content.problem {
        problem
        Action("Try again", onTap: presenter.didTapTryAgain)
      }
      Action("Send as a business", onTap: presenter.didTapSendAsBusiness)
      Action("Continue", isEnabled: content.canContinue, onTap: presenter.didTapContinue)
    }
  }

  @ScreenBuilder
  private func side(_ label: String, _ content: AmountSideContent, _ side: QuoteRequest.Side) -> [ScreenPart] {
    Field(label, content.text, error: content.error) { [presenter] in presenter.didType($0, on: side) }
    if !content.currencies.isEmpty {
      Choice("\(label) in", content.currency, options: content.currencies, title: \.code) { [presenter] in
        presenter.didChoose($0, on: side)
      }
    } else if let currency = content.currency {
      "\(label) in \(currency.code)"
    }
    if let available = content.available { "You have \(available)" }
  }
}
