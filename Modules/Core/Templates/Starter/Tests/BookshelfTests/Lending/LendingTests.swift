import FlowAppTesting
import FlowKit
import FlowTesting
import Testing

@testable import Bookshelf

/// The confirmation above the detail screen.
@MainActor
@Suite(.bothWays)
struct LendingTests {
  private let flow: BookshelfFlowTest

  init() async throws {
    flow = BookshelfFlowTest([try .first], draft: BookshelfDraft(book: try .first))
    await flow.start()
  }

  private func answer(_ label: String) async throws {
    try flow.top(BookTestScreen.self).presenter.didTapLending()
    await flow.settle()
    flow.window.answer(LocalizedText(verbatim: label))
    await flow.settle()
  }

  @Test func `is done when the person confirms`() async throws {
    try await answer("Yes")

    #expect(flow.store.items.map(\.lending) == [true])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is not done when the person declines`() async throws {
    try await answer("No")

    #expect(flow.store.items == [try .first])
    #expect(flow.path == ["Shelf", "Book"])
  }

  @Test func `is not asked while the screen is being dismissed`() async throws {
    let screen = try flow.top(BookTestScreen.self)
    flow.window.goBack()
    await flow.settle()

    screen.presenter.didTapLending()
    await flow.settle()

    #expect(flow.path == ["Shelf"])
  }
}
