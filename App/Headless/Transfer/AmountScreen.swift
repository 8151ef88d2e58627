import CompositionRoot
import FlowHeadless
import FlowScreens
import Transfer

/// The screen for the amount and its price.
final class AmountScreen: HeadlessViewController, ScreenView, TimeAware {
  private let presenter: AmountPresenter
  private let moments: MomentFormat

  init(presenter: AmountPresenter, moments: MomentFormat) {
    self.presenter = presenter
    self.moments = moments
  }

  func timeDidPass() { presenter.timeDidPass() }

  func display(_ content: AmountContent) {
    show("Send money") {
      Choice("From", content.sender, options: content.senders, title: \.name, onChoose: presenter.didChoose)
      if content.canShowMoreSenders { Action("Show more senders", onTap: presenter.didTapShowMoreSenders) }
      amountSide(.source, "You send", content.source, presenter)
      amountSide(.target, "Recipient gets", content.target, presenter)
      if content.isQuoting { "Asking for the price…" }
      if let price = content.price { priceLines(price, moments) }
      if let problem = content.problem {
        problem
        Action("Try again", onTap: presenter.didTapTryAgain)
      }
      Action("Send as a business", onTap: presenter.didTapSendAsBusiness)
      Action("Continue", isEnabled: content.canContinue, onTap: presenter.didTapContinue)
    }
  }
}
