import Bookshelf
import FlowHeadless
import FlowScreens

/// The list of the Bookshelf flow.
final class BookshelfShelfScreen: HeadlessViewController, ScreenView {
  private let presenter: ShelfPresenter

  init(presenter: ShelfPresenter) {
    self.presenter = presenter
  }

  func display(_ content: ShelfContent) {
    show("Shelf") { [presenter] in
      if let message = content.message { message }
      if content.canTryAgain { Action("Try again", onTap: presenter.didTapTryAgain) }
      for book in content.items { Action(book.title) { presenter.didTap(book) } }
      Action("Add", onTap: presenter.didTapAdd)
      Action("Done", onTap: presenter.didTapDone)
    }
  }
}
