import Bookshelf
import FlowKit
import FlowScreens

/// Returns the detail screen of the Bookshelf flow.
@MainActor
func bookshelfBookPage(_ content: BookContent, _ presenter: BookPresenter) -> Page {
  /// An answer, which a form changes.
  @MainActor func answer(_ title: LocalizedText, _ text: BookshelfText?, _ onTap: @escaping @MainActor () -> Void)
    -> ItemRow
  {
    let value = text.map { LocalizedText(verbatim: $0.text) } ?? "None yet"
    return ItemRow(title, value: value, isEnabled: !content.isBusy, onTap: onTap)
  }

  /// An action, which is done once.
  @MainActor func action(_ title: LocalizedText, isDone: Bool, _ onTap: @escaping @MainActor () -> Void) -> ItemRow {
    ItemRow(title, value: isDone ? "Yes" : "No", isEnabled: !content.isBusy && !isDone, onTap: onTap)
  }

  return Page("Book", isBusy: content.isBusy) {
    if let message = content.message { message }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    if let book = content.book {
      TextRow(book.title, style: .title)
      answer("Rating", book.rating, presenter.didTapRating)
      action("Lending", isDone: book.lending, presenter.didTapLending)
    }
  }
}
