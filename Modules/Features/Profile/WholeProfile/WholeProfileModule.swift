import FlowKit

/// Puts the form for a whole profile together.
@MainActor
enum WholeProfileModule {
  static func make(
    _ draft: ProfileDraft, router: any WholeProfileRouter, scope: FlowScope, dependencies: ProfileDependencies
  ) -> any ViewController {
    let presenter = WholeProfilePresenter(
      draft, details: PersonalDetailsInteractor(today: dependencies.today),
      address: AddressInteractor(store: dependencies.store, drafts: dependencies.drafts), scope: scope, router: router)
    let view = dependencies.screens.makeWholeProfile(presenter)
    presenter.view = view
    return view
  }
}
