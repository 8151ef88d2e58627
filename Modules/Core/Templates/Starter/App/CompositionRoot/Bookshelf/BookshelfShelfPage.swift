import Bookshelf
import FlowKit
import FlowScreens

/// Returns the list of the Bookshelf flow.
@MainActor
func bookshelfShelfPage(_ content: ShelfContent, _ presenter: ShelfPresenter) -> Page {
  let nothing: LocalizedText = content.search.isEmpty ? "There is nothing here yet." : "Nothing was found."
  return Page("Shelf", onRefresh: presenter.refresh) {
    FieldRow("Search", content.search, kind: .search, onEdit: presenter.didSearch)
    if let message = content.message { message }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    // A list has no end that the buttons could be below.
    ButtonRow("Add", role: .main, onTap: presenter.didTapAdd)
    ButtonRow("Done", onTap: presenter.didTapDone)
    ListRow(
      count: content.items.count, empty: content.message == nil ? EmptyRow(nothing) : nil,
      onReachEnd: content.hasMore ? presenter.didReachEnd : nil
    ) { position in
      let book = content.items[position]
      return ItemRow(book.title) { presenter.didTap(book) }
    }
  }
}
