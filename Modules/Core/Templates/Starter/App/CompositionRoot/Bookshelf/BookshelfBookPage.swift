import Bookshelf
import FlowScreens

/// Returns the detail screen of the Bookshelf flow.
@MainActor
func bookshelfBookPage(_ content: BookContent, _ presenter: BookPresenter) -> Page {
  Page("Book", isBusy: content.isBusy) {
    if let message = content.message { message }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    if let book = content.book {
      book.title
      "Rating: \(book.rating?.text ?? "none yet")"
      ButtonRow("Rating", isEnabled: !content.isBusy, onTap: presenter.didTapRating)
      "Lending: \(book.lending ? "yes" : "no")"
      if !book.lending { ButtonRow("Lending", isEnabled: !content.isBusy, onTap: presenter.didTapLending) }
    }
  }
}
