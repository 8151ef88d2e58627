public import FlowKit
public import FlowScreens

@MainActor
public protocol CompanyRouter: AnyObject {
  func didEdit(_ draft: FormDraft<CompanyField>)

  /// The person has continued, and every field is valid.
  func didEnter(_ company: Company)
}

@MainActor
public enum CompanyModule {
  public static func make(
    _ draft: FormDraft<CompanyField>, router: any CompanyRouter, dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: CompanyInteractor(),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] company in router?.didEnter(company) })
    return dependencies.screens.form("Your business", name: "Company", presenter: presenter)
  }
}
