import FlowKit
import FlowScreens

@MainActor
protocol OpinionRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<OpinionField>)

  /// The answer is stored.
  func didSaveOpinion()
}

/// Assembles the Opinion screen.
@MainActor
enum OpinionModule {
  static func make(
    _ draft: FormDraft<OpinionField>, router: any OpinionRouter, scope: FlowScope,
    dependencies: FeedbackDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: OpinionInteractor(store: dependencies.store, drafts: dependencies.drafts), scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] _ in router?.didSaveOpinion() })
    return dependencies.screens.form("Opinion", presenter: presenter)
  }
}
