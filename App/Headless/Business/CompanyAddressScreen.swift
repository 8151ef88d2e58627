import Business
import HeadlessUI

/// The form for a company's address.
final class CompanyAddressScreen: HeadlessViewController, CompanyAddressView {
  private let presenter: CompanyAddressPresenter

  init(presenter: CompanyAddressPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CompanyAddressContent) {
    show("Business address") {
      formFields(content.fields, onEdit: presenter.didEdit)
      Action("Continue", onTap: presenter.didTapContinue)
    }
  }
}
