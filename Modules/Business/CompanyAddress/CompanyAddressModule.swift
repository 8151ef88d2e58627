public import Contact
public import FlowKit
public import FlowScreens

@MainActor
public protocol CompanyAddressRouter: AnyObject {
  func didEdit(_ draft: FormDraft<AddressField>)

  /// The person has continued, and every field is valid.
  func didEnter(_ address: PostalAddress, of company: Company)
}

@MainActor
public enum CompanyAddressModule {
  public static func make(
    _ draft: FormDraft<AddressField>, of company: Company, router: any CompanyAddressRouter,
    dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: CompanyAddressInteractor(),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] address in router?.didEnter(address, of: company) })
    return dependencies.screens.form("Business address", name: "Company address", presenter: presenter)
  }
}
