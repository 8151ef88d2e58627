import FlowKit
import Forms
import Profile

/// Puts the form for a company's address together.
@MainActor
enum CompanyAddressModule {
  static func make(
    _ draft: FormDraft<AddressField>, of company: Company, router: any CompanyAddressRouter,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = CompanyAddressPresenter(
      draft, of: company, interactor: CompanyAddressInteractor(), router: router)
    let view = dependencies.screens.makeCompanyAddress(presenter)
    presenter.view = view
    return view
  }
}
