import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Bookshelf

@MainActor
@Suite(.bothWays)
struct BookshelfFlowTests {
  @Test func `begins with the list, and is cancelled by going back from it`() async throws {
    let flow = BookshelfFlowTest()
    await flow.start()
    let path = flow.path

    flow.window.goBack()
    await flow.settle()

    #expect(path == ["Shelf"])
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `completes once with the items of the list, and nothing changes its draft after that`() async throws {
    let flow = BookshelfFlowTest([try .first, try .second], draft: BookshelfDraft(search: "2"))
    await flow.start()

    do {
      let presenter = try flow.top(ShelfTestScreen.self).presenter
      presenter.didTapDone()
      presenter.didTapDone()
      presenter.didTap(try .second)
      presenter.didSearch(for: "1")
    }
    await flow.settle()

    #expect(flow.test.results == [.completed(BookshelfReceipt(items: [try .second]))])
    #expect(flow.drafts.load() == BookshelfDraft(search: "2"))
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `shows the chosen item, and the list again when the person is back`() async throws {
    let flow = BookshelfFlowTest([try .first])
    await flow.start()
    try await flow.chooseFirst()
    let there = (flow.path, flow.drafts.load())

    try await flow.store.add()
    flow.window.goBack()
    await flow.settle()

    #expect(there.0 == ["Shelf", "Book"])
    #expect(there.1 == BookshelfDraft(book: try .first))
    #expect(try flow.top(ShelfTestScreen.self).content?.items == [try .second, try .first])
    #expect(flow.drafts.load() == BookshelfDraft())
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `two taps open one item, and a tap on Done with them does not end the flow`() async throws {
    let flow = BookshelfFlowTest([try .first, try .second])
    await flow.start()
    let screen = try flow.top(ShelfTestScreen.self)

    screen.presenter.didTap(try .first)
    screen.presenter.didTap(try .second)
    screen.presenter.didTapDone()
    await flow.settle()

    #expect(flow.path == ["Shelf", "Book"])
    #expect(try flow.top(BookTestScreen.self).content?.book == .first)
    #expect(flow.test.results == [])
  }

  @Test func `resumes at the last step`() async throws {
    let flow = BookshelfFlowTest([try .first], draft: BookshelfDraft(book: try .first))

    await flow.start()

    #expect(flow.path == ["Shelf", "Book"])
    #expect(flow.window.transitions.count == 1)
  }

  /// Catches a draft without the search, and one that loses it on the way to an item.
  @Test func `resumes with the search, also after an item was shown`() async throws {
    let flow = BookshelfFlowTest([try .first, try .second])
    await flow.start()
    try flow.top(ShelfTestScreen.self).presenter.didSearch(for: "2")
    await flow.settle()
    try await flow.chooseFirst()
    flow.window.goBack()
    await flow.settle()

    let next = BookshelfFlowTest([try .first, try .second], draft: flow.drafts.load())
    await next.start()

    #expect(next.path == ["Shelf"])
    #expect(try next.top(ShelfTestScreen.self).content == ShelfContent(search: "2", items: [try .second]))
  }

  @Test func `begins at the item of a link, with the list below`() async throws {
    let flow = BookshelfFlowTest([try .first, try .second], draft: BookshelfDraft(book: try .first))

    await flow.start(at: try .second)

    #expect(flow.path == ["Shelf", "Book"])
    #expect(try flow.top(BookTestScreen.self).content?.book == .second)
    await flow.settle()
    #expect(flow.drafts.load() == BookshelfDraft(book: try .second))
  }

  @Test func `begins with the Welcome flow if it is needed, and is cancelled with it`() async throws {
    let flow = BookshelfFlowTest()
    flow.needsWelcome = true
    await flow.start()
    let before = flow.path

    flow.window.goBack()
    await flow.settle()

    #expect(before == [nil])
    #expect(flow.test.results == [.cancelled])
    #expect(flow.welcome == nil)
  }
}
