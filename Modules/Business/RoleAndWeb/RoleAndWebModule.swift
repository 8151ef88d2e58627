public import Contact
public import FlowKit
public import FlowScreens

@MainActor
public protocol RoleAndWebRouter: AnyObject {
  func didEdit(_ draft: FormDraft<RoleAndWebField>)

  /// The person has continued, and the business is complete.
  func didComplete(_ business: BusinessProfile)
}

@MainActor
public enum RoleAndWebModule {
  public static func make(
    _ draft: FormDraft<RoleAndWebField>, of company: Company, at address: PostalAddress, id: BusinessID,
    router: any RoleAndWebRouter, dependencies: BusinessDependencies
  ) -> any ViewController {
    let presenter = FormPresenter(
      draft, interactor: RoleAndWebInteractor(id: id, company: company, address: address),
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onAnswer: { [weak router] business in router?.didComplete(business) })
    return dependencies.screens.form("Role and web", presenter: presenter)
  }
}
