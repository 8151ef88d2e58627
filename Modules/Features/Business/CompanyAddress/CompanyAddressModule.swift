import FlowKit
import Forms
import Profile
import Screens

/// How the form for a company's address is left.
@MainActor
protocol CompanyAddressRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<AddressField>)

  /// The person went on, with everything in order.
  func didEnter(_ address: PostalAddress, of company: Company)
}

/// Puts the form for a company's address together.
@MainActor
enum CompanyAddressModule {
  static func make(
    _ draft: FormDraft<AddressField>, of company: Company, router: any CompanyAddressRouter,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: CompanyAddressInteractor(),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] address in router?.didEnter(address, of: company) })
    let view = dependencies.screens.makeCompanyAddress(presenter)
    presenter.view = view
    return view
  }
}
