public import Contact
public import FlowKit
public import FlowScreens

@MainActor
public protocol AddressRouter: AnyObject {
  func didEdit(_ draft: FormDraft<AddressField>)

  func didSave(_ profile: PersonalProfile)
}

@MainActor
public enum AddressModule {
  public static func make(
    _ draft: FormDraft<AddressField>, for details: PersonalDetails, router: any AddressRouter,
    scope: FlowScope, dependencies: ProfileDependencies
  ) -> any ViewController {
    let interactor = AddressInteractor(details: details, store: dependencies.store, drafts: dependencies.drafts)
    let presenter = SavingFormPresenter(
      draft, interactor: interactor, scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] profile in router?.didSave(profile) })
    return dependencies.screens.form("Your address", name: "Address", button: "Save", presenter: presenter)
  }
}
