public import Bookshelf
public import FlowScreens
import FlowUIKitRows

extension PhoneScreens: BookshelfScreens {
  /// Makes the list of the Bookshelf flow.
  public func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    RowsScreen("Bookshelf shelf") { bookshelfShelfPage($0, presenter) }
  }

  /// Makes the detail screen of the Bookshelf flow.
  public func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    RowsScreen("Bookshelf book") { bookshelfBookPage($0, presenter) }
  }

  /// Makes the form for Rating.
  public func makeRating(_ presenter: FormPresenter<RatingInteractor>) -> any FormView<RatingField> {
    RowsScreen.form("Rating", presenter: presenter)
  }

  /// Makes the Thanks screen of the Bookshelf flow.
  public func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    RowsScreen("Bookshelf thanks") { bookshelfThanksPage($0, presenter) }
  }
}
