import FlowKit
import FlowScreens

extension BookshelfFlow: RatingRouter {
  func didAskForRating(of book: Book) {
    guard steps.isAt(.item) else { return }
    let typed = RatingInteractor.draft(of: book)
    draft.rating = typed
    showRating(typed, of: book.id)
  }

  /// Shows the form with the restored input.
  func showRating(_ typed: FormDraft<RatingField>, of id: BookID) {
    showAboveBook(onRemoved: { [weak self] in self?.draft.rating = nil }) {
      RatingModule.make(typed, of: id, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  func didEdit(_ draft: FormDraft<RatingField>) {
    self.draft.rating = draft
  }

  func didSaveRating() {
    draft.rating = nil
    goBackToBook()
  }
}
