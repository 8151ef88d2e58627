import FlowKit
import FlowScreens

@MainActor
protocol RatingRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: FormDraft<RatingField>)

  /// The answer is stored.
  func didSaveRating()
}

/// Assembles the Rating screen.
@MainActor
enum RatingModule {
  static func make(
    _ draft: FormDraft<RatingField>, of id: BookID, router: any RatingRouter, scope: FlowScope,
    dependencies: BookshelfDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      draft, interactor: RatingInteractor(id: id, store: dependencies.store), scope: scope,
      onEdit: { [weak router] draft in router?.didEdit(draft) },
      onSave: { [weak router] _ in router?.didSaveRating() })
    return dependencies.screens.form("Rating", presenter: presenter)
  }
}
