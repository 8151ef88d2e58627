import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Bookshelf

/// A Bookshelf flow in a window, with its dependencies.
@MainActor
final class BookshelfFlowTest {
  let test = FlowTest(BookshelfFlowResult.self)
  let store: BookshelfStoreSpy
  let drafts: InMemoryDraftStore<BookshelfDraft>
  var needsWelcome = false
  /// The latest Welcome flow.
  private(set) weak var welcome: StubFlow<WelcomeFlowResult>?

  var window: TestWindow { test.window }

  init(_ items: [Book] = [], draft: BookshelfDraft? = nil) {
    store = BookshelfStoreSpy(items)
    drafts = InMemoryDraftStore<BookshelfDraft>(draft)
  }

  var dependencies: BookshelfDependencies {
    BookshelfDependencies(
      screens: TestBookshelfScreens(),
      store: store,
      needsWelcome: { [unowned self] in needsWelcome },
      makeWelcomeFlow: { [unowned self] presentation in
        let flow = StubFlow<WelcomeFlowResult>("welcome", presentation)
        welcome = flow
        return flow
      },
      drafts: drafts)
  }

  /// Starts the flow, and waits until its first screen is loaded.
  func start(at id: BookID? = nil) async {
    test.start(BookshelfFlow(presentation: window.pushing, dependencies: dependencies, at: id))
    await settle()
  }

  /// Waits until no transition is in progress.
  func settle() async { await test.flows.idle() }
}

// MARK: - Screens and actions

extension BookshelfFlowTest {
  /// The screen on top, which must be one of this type.
  func top<Screen>(_ type: Screen.Type = Screen.self) throws -> Screen {
    try #require(window.top as? Screen)
  }

  /// The names of the visible screens, bottom first; nil for other screens.
  var path: [String?] {
    window.viewControllers.map { ($0 as? any BookshelfNamedScreen)?.name }
  }

  /// Opens the first item of the list.
  func chooseFirst() async throws {
    let screen = try top(ShelfTestScreen.self)
    screen.presenter.didTap(try #require(screen.content?.items?.first))
    await settle()
  }
}
