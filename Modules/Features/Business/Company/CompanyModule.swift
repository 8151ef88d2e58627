import FlowKit
import Forms
import Screens

/// How the form for a company is left.
@MainActor
protocol CompanyRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<CompanyField>)

  /// The person went on, with everything in order.
  func didEnter(_ company: Company)
}

/// Puts the form for a company together.
@MainActor
enum CompanyModule {
  static func make(
    _ draft: FormDraft<CompanyField>, router: any CompanyRouter, dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: CompanyInteractor(),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] company in router?.didEnter(company) })
    let view = dependencies.screens.makeCompany(presenter)
    presenter.view = view
    return view
  }
}
