import FlowKit
import FlowScreens

@MainActor
protocol ContactRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<ContactField>)

  /// The answer is stored.
  func didSaveContact()
}

/// Assembles the Contact screen.
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
    return dependencies.screens.form("Contact", presenter: presenter)
  }
}
