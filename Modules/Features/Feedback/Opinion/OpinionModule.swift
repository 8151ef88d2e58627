import FlowKit
import Forms

/// Puts the Opinion screen together.
@MainActor
enum OpinionModule {
  static func make(
    _ draft: FormDraft<OpinionField>, router: any OpinionRouter, scope: FlowScope,
    dependencies: FeedbackDependencies
  ) -> any ViewController {
    let interactor = OpinionInteractor(store: dependencies.store, drafts: dependencies.drafts)
    let presenter = OpinionPresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeOpinion(presenter)
    presenter.view = view
    return view
  }
}
