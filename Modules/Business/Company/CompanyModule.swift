public import FlowKit
public import FlowScreens

/// The router of the form for a company.
@MainActor
public protocol CompanyRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<CompanyField>)

  /// The person has continued, and every field is valid.
  func didEnter(_ company: Company)
}

/// Assembles the form for a company.
@MainActor
public enum CompanyModule {
  public static func make(
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
