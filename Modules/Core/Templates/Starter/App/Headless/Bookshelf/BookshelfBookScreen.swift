import Bookshelf
import FlowHeadless
import FlowScreens

/// The detail screen of the Bookshelf flow.
final class BookshelfBookScreen: HeadlessViewController, ScreenView {
  private let presenter: BookPresenter

  init(presenter: BookPresenter) {
    self.presenter = presenter
  }

  func display(_ content: BookContent) {
    show("Book", isBusy: content.isBusy) { [presenter] in
      if let message = content.message { message }
      if content.canTryAgain { Action("Try again", onTap: presenter.didTapTryAgain) }
      if let book = content.book {
        book.title
        "Rating: \(book.rating?.text ?? "none yet")"
        Action("Rating", isEnabled: !content.isBusy, onTap: presenter.didTapRating)
        "Lending: \(book.lending ? "yes" : "no")"
        if !book.lending { Action("Lending", isEnabled: !content.isBusy, onTap: presenter.didTapLending) }
      }
    }
  }
}
