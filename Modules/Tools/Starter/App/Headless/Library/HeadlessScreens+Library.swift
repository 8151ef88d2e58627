import Library
import Screens

extension HeadlessScreens: LibraryScreens {
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    LibraryShelfScreen(presenter: presenter)
  }

  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    LibraryBookScreen(presenter: presenter)
  }

  func makeRating(_ presenter: FormPresenter<RatingInteractor>) -> any FormView<RatingField> {
    FormScreen("Rating", presenter: presenter)
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    LibraryThanksScreen(presenter: presenter)
  }
}
