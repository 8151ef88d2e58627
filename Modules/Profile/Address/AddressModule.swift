public import Contact
public import FlowKit
public import FlowScreens

/// The router of the form for a person's address.
@MainActor
public protocol AddressRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<AddressField>)

  /// The profile is stored.
  func didSave(_ profile: PersonalProfile)
}

/// Assembles the form for a person's address.
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
    let view = dependencies.screens.makeAddress(presenter)
    presenter.view = view
    return view
  }
}
