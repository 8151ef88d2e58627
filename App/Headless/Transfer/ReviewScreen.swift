import CompositionRoot
import FlowHeadless
import FlowScreens
import Transfer

/// The review of a transfer before it is sent.
final class ReviewScreen: HeadlessViewController, ScreenView, TimeAware {
  private let presenter: ReviewPresenter
  private let moments: MomentFormat

  init(presenter: ReviewPresenter, moments: MomentFormat) {
    self.presenter = presenter
    self.moments = moments
  }

  func timeDidPass() { presenter.timeDidPass() }

  func display(_ content: ReviewContent) {
    show("Check and confirm", isBusy: content.isBusy) {
      "From \(content.sender)"
      "To \(content.recipient), \(content.account)"
      if let price = content.price { priceLines(price, moments) }
      for change in content.changes { change }
      Field(
        "Reference, at most \(content.referenceLength)", content.reference, error: content.referenceError,
        isEnabled: content.stage == .editing, onEnter: presenter.didEditReference)
      if let problem = content.problem { problem }
      reviewActions(content, presenter)
    }
  }
}
