import Bookshelf
import FlowKit
import FlowScreens

/// A screen that records its contents.
@MainActor
final class BookshelfTestScreen<Presenter: AnyObject, Content: Equatable & Sendable>: ScreenView, BookshelfNamedScreen {
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

/// A screen with a name for the tests of the flow.
@MainActor
protocol BookshelfNamedScreen: ViewController {
  var name: String { get }
}

typealias ShelfTestScreen = BookshelfTestScreen<ShelfPresenter, ShelfContent>
typealias BookTestScreen = BookshelfTestScreen<BookPresenter, BookContent>
typealias RatingTestScreen = BookshelfTestScreen<FormPresenter<RatingInteractor>, FormContent<RatingField>>
typealias ThanksTestScreen = BookshelfTestScreen<ThanksPresenter, ThanksContent>

@MainActor
struct TestBookshelfScreens: BookshelfScreens {
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    BookshelfTestScreen<FormPresenter<Interactor>, FormContent<Interactor.Field>>(name, presenter)
  }

  func makeShelf(_ presenter: ShelfPresenter) -> any ScreenView<ShelfContent> {
    ShelfTestScreen("Shelf", presenter)
  }

  func makeBook(_ presenter: BookPresenter) -> any ScreenView<BookContent> {
    BookTestScreen("Book", presenter)
  }

  func makeThanks(_ presenter: ThanksPresenter) -> any ScreenView<ThanksContent> {
    ThanksTestScreen("Thanks", presenter)
  }
}
