import FlowKit
import Forms
import Screens

/// How the Name screen is left.
@MainActor
protocol NameRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<NameField>)

  /// The answer is stored.
  func didSaveName()
}

/// Puts the Name screen together.
@MainActor
enum NameModule {
  static func make(
    _ draft: FormDraft<NameField>, router: any NameRouter, scope: FlowScope,
    dependencies: WelcomeDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: NameInteractor(store: dependencies.store, drafts: dependencies.drafts), scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] _ in router?.didSaveName() })
    let view = dependencies.screens.makeName(presenter)
    presenter.view = view
    return view
  }
}
