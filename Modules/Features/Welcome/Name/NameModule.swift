import FlowKit
import Forms

/// Puts the Name screen together.
@MainActor
enum NameModule {
  static func make(
    _ draft: FormDraft<NameField>, router: any NameRouter, scope: FlowScope,
    dependencies: WelcomeDependencies
  ) -> any ViewController {
    let interactor = NameInteractor(store: dependencies.store, drafts: dependencies.drafts)
    let presenter = NamePresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeName(presenter)
    presenter.view = view
    return view
  }
}
