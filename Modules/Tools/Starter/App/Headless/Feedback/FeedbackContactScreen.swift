import Feedback
import HeadlessUI

/// The Contact screen of the Feedback flow.
final class FeedbackContactScreen: HeadlessViewController, ContactView {
  private let presenter: ContactPresenter

  init(presenter: ContactPresenter) {
    self.presenter = presenter
  }

  func display(_ content: ContactContent) {
    show("Contact", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Continue", isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
