import Bookshelf
import FlowKit
import FlowScreens

extension AppPages: BookshelfScreens {
  /// Makes the list of the Bookshelf flow.
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    toolkit.screen("Bookshelf shelf") { bookshelfShelfPage($0, presenter) }
  }

  /// Makes the detail screen of the Bookshelf flow.
  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    toolkit.screen("Bookshelf book") { bookshelfBookPage($0, presenter) }
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    toolkit.screen("Bookshelf thanks") { bookshelfThanksPage($0, presenter) }
  }
}
