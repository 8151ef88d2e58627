import FlowKit
import FlowScreens

@MainActor
protocol NameRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<NameField>)

  /// The person is stored.
  func didSave(_ person: Person)
}

/// Assembles the Name screen.
@MainActor
enum NameModule {
  static func make(
    _ draft: FormDraft<NameField>, router: any NameRouter, scope: FlowScope,
    dependencies: WelcomeDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: NameInteractor(store: dependencies.store), scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] person in router?.didSave(person) })
    return dependencies.screens.form("Name", presenter: presenter)
  }
}
