import FlowKit
import FlowScreens

extension BookshelfFlow: RatingRouter {
  func didAskForRating(of book: Book) {
    // Ignore a second tap while the form is being shown.
    guard isAtBook else { return }
    showRating(RatingInteractor.draft(of: book), of: book.id)
  }

  /// Shows the form with the restored input.
  func showRating(_ typed: FormDraft<RatingField>, of id: BookID) {
    draft.rating = typed
    let screen = RatingModule.make(typed, of: id, router: self, scope: context.scope, dependencies: dependencies)
    showAboveBook(screen) { [weak self] in self?.draft.rating = nil }
  }

  func didEdit(_ draft: FormDraft<RatingField>) {
    self.draft.rating = draft
  }

  func didSaveRating() {
    draft.rating = nil
    goBackToBook()
  }
}
