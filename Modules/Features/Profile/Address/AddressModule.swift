import FlowKit
import Forms

/// Puts the form for a person's address together.
@MainActor
enum AddressModule {
  static func make(
    _ draft: FormDraft<AddressField>, for details: PersonalDetails, router: any AddressRouter,
    scope: FlowScope, dependencies: ProfileDependencies
  ) -> any ViewController {
    let interactor = AddressInteractor(store: dependencies.store, drafts: dependencies.drafts)
    let presenter = AddressPresenter(
      draft, for: details, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeAddress(presenter)
    presenter.view = view
    return view
  }
}
