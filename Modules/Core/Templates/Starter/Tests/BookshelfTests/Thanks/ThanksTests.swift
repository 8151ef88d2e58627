import FlowAppTesting
import FlowKit
import FlowTesting
import Testing

@testable import Bookshelf

/// The Thanks screen above the detail screen.
@MainActor
@Suite(.bothWays)
struct ThanksTests {
  private let flow: BookshelfFlowTest
  private let root: BookshelfFlow

  init() async throws {
    flow = BookshelfFlowTest([try .first], draft: BookshelfDraft(book: try .first))
    root = BookshelfFlow(presentation: flow.window.pushing, dependencies: flow.dependencies)
    flow.test.start(root)
    await flow.settle()
    root.didAskForThanks()
    await flow.settle()
  }

  @Test func `shows that the action is done, and leads back`() async throws {
    let screen = try flow.top(ThanksTestScreen.self)
    let path = flow.path

    screen.presenter.didTapClose()
    await flow.settle()

    #expect(path == ["Shelf", "Book", "Thanks"])
    #expect(screen.content == ThanksContent(message: "It is done."))
    #expect(flow.path == ["Shelf", "Book"])
  }

  @Test func `is shown once for two requests`() async {
    root.didAskForThanks()
    await flow.settle()

    #expect(flow.path == ["Shelf", "Book", "Thanks"])
  }
}
