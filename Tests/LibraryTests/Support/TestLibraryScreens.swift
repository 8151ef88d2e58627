import FlowKit
import Forms
import Library
import Screens

/// A screen that keeps what it is given to show.
@MainActor
final class LibraryTestScreen<Presenter: AnyObject, Content: Equatable & Sendable>: ScreenView, LibraryNamedScreen {
  let name: String
  let presenter: Presenter
  private(set) var contents: [Content] = []

  var content: Content? { contents.last }

  init(_ name: String, _ presenter: Presenter, _ type: Content.Type = Content.self) {
    self.name = name
    self.presenter = presenter
  }

  func display(_ content: Content) { contents.append(content) }
}

/// What the tests of the flow want to know of any of its screens.
@MainActor
protocol LibraryNamedScreen: ViewController {
  var name: String { get }
}

typealias ShelfTestScreen = LibraryTestScreen<ShelfPresenter, ShelfContent>
typealias BookTestScreen = LibraryTestScreen<BookPresenter, BookContent>
typealias RatingTestScreen = LibraryTestScreen<FormPresenter<RatingInteractor>, FormContent<RatingField>>
typealias ThanksTestScreen = LibraryTestScreen<ThanksPresenter, ThanksContent>

@MainActor
struct TestLibraryScreens: LibraryScreens {
  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    ShelfTestScreen("Shelf", presenter)
  }

  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    BookTestScreen("Book", presenter)
  }

  func makeRating(_ presenter: FormPresenter<RatingInteractor>) -> any FormView<RatingField> {
    RatingTestScreen("Rating", presenter)
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    ThanksTestScreen("Thanks", presenter)
  }
}
