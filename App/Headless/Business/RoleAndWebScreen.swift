import Business
import HeadlessUI

/// The form for the person's role and what the business does.
final class RoleAndWebScreen: HeadlessViewController, RoleAndWebView {
  private let presenter: RoleAndWebPresenter

  init(presenter: RoleAndWebPresenter) {
    self.presenter = presenter
  }

  func display(_ content: RoleAndWebContent) {
    show("Role and web") {
      formFields(content.fields, onEdit: presenter.didEdit)
      Action("Continue", onTap: presenter.didTapContinue)
    }
  }
}
