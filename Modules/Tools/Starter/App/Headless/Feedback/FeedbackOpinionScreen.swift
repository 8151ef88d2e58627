import Feedback
import HeadlessUI

/// The Opinion screen of the Feedback flow.
final class FeedbackOpinionScreen: HeadlessViewController, OpinionView {
  private let presenter: OpinionPresenter

  init(presenter: OpinionPresenter) {
    self.presenter = presenter
  }

  func display(_ content: OpinionContent) {
    show("Opinion", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Continue", isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
