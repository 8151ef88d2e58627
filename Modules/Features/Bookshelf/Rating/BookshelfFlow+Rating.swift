import FlowKit
import Forms

extension BookshelfFlow: RatingRouter {
  func didAskForRating(of book: Book) {
    // A second tap while the form is on its way asks for nothing new.
    guard isAtBook else { return }
    showRating(RatingInteractor.draft(of: book), of: book.id)
  }

  /// Shows the form with what was typed before.
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
