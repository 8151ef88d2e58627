import Bookshelf
import FlowHeadless
import FlowScreens

extension HeadlessScreens: BookshelfScreens {
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    BookshelfShelfScreen(presenter: presenter)
  }

  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    BookshelfBookScreen(presenter: presenter)
  }

  func makeRating(_ presenter: FormPresenter<RatingInteractor>) -> any FormView<RatingField> {
    FormScreen("Rating", presenter: presenter)
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    BookshelfThanksScreen(presenter: presenter)
  }
}
