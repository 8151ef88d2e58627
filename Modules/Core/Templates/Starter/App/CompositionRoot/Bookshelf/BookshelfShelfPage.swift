import Bookshelf
import FlowScreens

/// Returns the list of the Bookshelf flow.
@MainActor
func bookshelfShelfPage(_ content: ShelfContent, _ presenter: ShelfPresenter) -> Page {
  Page("Shelf") {
    if let message = content.message { message }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    for book in content.items { ButtonRow(book.title) { presenter.didTap(book) } }
    ButtonRow("Add", isMain: true, onTap: presenter.didTapAdd)
    ButtonRow("Done", onTap: presenter.didTapDone)
  }
}
