import FlowKit
import Forms
import Screens

/// How the Contact screen is left.
@MainActor
protocol ContactRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<ContactField>)

  /// The answer is stored.
  func didSaveContact()
}

/// Puts the Contact screen together.
@MainActor
enum ContactModule {
  static func make(
    _ draft: FormDraft<ContactField>, router: any ContactRouter, scope: FlowScope,
    dependencies: FeedbackDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: ContactInteractor(store: dependencies.store, drafts: dependencies.drafts), scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] _ in router?.didSaveContact() })
    let view = dependencies.screens.makeContact(presenter)
    presenter.view = view
    return view
  }
}
