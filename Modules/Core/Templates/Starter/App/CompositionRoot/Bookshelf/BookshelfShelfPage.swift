import Bookshelf
import FlowKit
import FlowScreens

/// Returns the list of the Bookshelf flow.
@MainActor
func bookshelfShelfPage(_ content: ShelfContent, _ presenter: ShelfPresenter) -> Page {
  let items = content.items ?? []
  let nothing: LocalizedText = content.search.isEmpty ? "There is nothing here yet." : "Nothing was found."
  return Page("Shelf", isBusy: content.isBusy, onRefresh: presenter.refresh) {
    FieldRow("Search", content.search, kind: .search, isEnabled: !content.isBusy, onEdit: presenter.didSearch)
    if let message = content.message { message }
    if content.canTryAgain { ButtonRow("Try again", isEnabled: !content.isBusy, onTap: presenter.didTapTryAgain) }
    // A list has no end that the buttons could be below.
    ButtonRow("Add", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapAdd)
    ButtonRow("Done", isEnabled: !content.isBusy && content.items != nil, onTap: presenter.didTapDone)
    ListRow(
      count: items.count, empty: content.message == nil ? EmptyRow(nothing) : nil,
      onReachEnd: content.hasMore ? presenter.didReachEnd : nil
    ) { position in
      let book = items[position]
      return ItemRow(book.title, isEnabled: !content.isBusy) { presenter.didTap(book) }
    }
  }
}
