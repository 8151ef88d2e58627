import HeadlessUI
import Onboarding

/// The form for a user's e-mail address.
final class EmailScreen: HeadlessViewController, EmailView {
  private let presenter: EmailPresenter

  init(presenter: EmailPresenter) {
    self.presenter = presenter
  }

  func display(_ content: EmailContent) {
    show("Your e-mail address", isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action("Continue", isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
