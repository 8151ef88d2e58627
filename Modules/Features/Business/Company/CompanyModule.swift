import FlowKit
import Forms

/// Puts the form for a company together.
@MainActor
enum CompanyModule {
  static func make(
    _ draft: FormDraft<CompanyField>, router: any CompanyRouter, dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = CompanyPresenter(draft, interactor: CompanyInteractor(), router: router)
    let view = dependencies.screens.makeCompany(presenter)
    presenter.view = view
    return view
  }
}
