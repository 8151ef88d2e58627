public import FlowScreens

/// Makes the screens of the Bookshelf flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol BookshelfScreens: FormScreens {
  /// Makes the list.
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent>

  /// Makes the detail screen.
  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent>

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent>
}
