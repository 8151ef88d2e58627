public import Screens

/// Makes the screens of the Bookshelf flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol BookshelfScreens {
  /// The list.
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent>

  /// One of the list.
  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent>

  /// The Rating screen.
  func makeRating(_ presenter: FormPresenter<RatingInteractor>) -> any FormView<RatingField>

  /// The Thanks screen.
  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent>
}
