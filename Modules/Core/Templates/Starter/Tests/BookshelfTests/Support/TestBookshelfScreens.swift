import Bookshelf
import FlowAppTesting
import FlowKit
import FlowScreens

/// A screen with a name for the tests of the flow.
@MainActor
protocol BookshelfNamedScreen: ViewController {
  var name: String { get }
}

extension RecordingScreen: BookshelfNamedScreen {}

typealias ShelfTestScreen = RecordingScreen<ShelfPresenter, ShelfContent>
typealias BookTestScreen = RecordingScreen<BookPresenter, BookContent>
typealias RatingTestScreen = RecordingForm<RatingInteractor>
typealias ThanksTestScreen = RecordingScreen<ThanksPresenter, ThanksContent>

struct TestBookshelfScreens: BookshelfScreens, RecordingScreens {
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    ShelfTestScreen(presenter, name: "Shelf")
  }

  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    BookTestScreen(presenter, name: "Book")
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    ThanksTestScreen(presenter, name: "Thanks")
  }
}
