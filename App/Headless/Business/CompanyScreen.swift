import Business
import HeadlessUI

/// The form for a company.
final class CompanyScreen: HeadlessViewController, CompanyView {
  private let presenter: CompanyPresenter

  init(presenter: CompanyPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CompanyContent) {
    show("Your business") {
      formFields(content.fields, onEdit: presenter.didEdit)
      Action("Continue", onTap: presenter.didTapContinue)
    }
  }
}
