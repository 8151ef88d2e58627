import FlowKit
import Forms

/// Puts the Contact screen together.
@MainActor
enum ContactModule {
  static func make(
    _ draft: FormDraft<ContactField>, router: any ContactRouter, scope: FlowScope,
    dependencies: FeedbackDependencies
  ) -> any ViewController {
    let interactor = ContactInteractor(store: dependencies.store, drafts: dependencies.drafts)
    let presenter = ContactPresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeContact(presenter)
    presenter.view = view
    return view
  }
}
