import FlowAppTesting
import FlowKit
import FlowTesting
import Testing

@testable import Bookshelf

@MainActor
struct ShelfPresenterTests {
  private let router = ShelfRouterSpy()
  private let work = FlowWork()

  private func makeScreen(
    _ search: String = "", over items: [Book] = [], in scope: FlowScope? = nil
  ) async throws -> (ShelfTestScreen, BookshelfFlowTest) {
    let flow = BookshelfFlowTest(items)
    let made = ShelfModule.make(
      search, router: router, scope: scope ?? work.scope, dependencies: flow.dependencies)
    return (try #require(made.screen as? ShelfTestScreen), flow)
  }

  @Test func `says that it is loading`() async throws {
    let (screen, _) = try await makeScreen()
    let before = screen.content

    await work.idle()

    #expect(before == ShelfContent(items: nil, message: "One moment."))
    #expect(screen.content == ShelfContent())
  }

  @Test func `shows the items, newest first`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first, try .second])

    await work.idle()

    #expect(screen.content == ShelfContent(items: [try .second, try .first]))
  }

  @Test func `shows what a search finds`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first, try .second])
    await work.idle()

    screen.presenter.didSearch(for: "2")
    let before = screen.content
    await work.idle()

    #expect(before?.search == "2")
    #expect(screen.content == ShelfContent(search: "2", items: [try .second]))
    #expect(router.messages == [.searched("2")])
  }

  @Test func `begins with the search that is restored`() async throws {
    let (screen, _) = try await makeScreen("2", over: [try .first, try .second])

    await work.idle()

    #expect(screen.content == ShelfContent(search: "2", items: [try .second]))
  }

  /// Catches a list that ends with its first page, and one that shows the pages of another search.
  @Test func `asks for more when the person reaches the end, and for less after a search`() async throws {
    let all = (1...200).compactMap { BookID($0).map { Book(id: $0) } }
    let (screen, _) = try await makeScreen(over: all)
    await work.idle()
    let first = screen.content

    screen.presenter.didReachEnd()
    screen.presenter.didReachEnd()
    await work.idle()
    let last = screen.content
    screen.presenter.didSearch(for: "1")
    await work.idle()

    #expect(first?.items == all.reversed().prefix(ShelfPresenter.pageLength).map(\.self))
    #expect(first?.hasMore == true)
    #expect(last == ShelfContent(items: all.reversed()))
    #expect(screen.content?.items?.count == ShelfPresenter.pageLength)
  }

  @Test func `shows why loading failed, and can retry`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    flow.store.failure = .unavailable
    screen.presenter.refresh()
    await work.idle()
    let failed = screen.content

    flow.store.failure = nil
    screen.presenter.didTapTryAgain()
    await work.idle()

    #expect(failed?.message == BookshelfStoreError.unavailable.sentence)
    #expect(failed?.canTryAgain == true)
    #expect(screen.content == ShelfContent(items: [try .first]))
  }

  /// Catches a late answer that restores an outdated state.
  @Test func `ignores an answer if another question was asked since`() async throws {
    let (screen, flow) = try await makeScreen()
    await work.idle()
    let late = TestAnswer<Void>()
    flow.store.wait = late
    screen.presenter.refresh()
    await nextTurn()
    flow.store.wait = nil

    screen.presenter.didTapAdd()
    for _ in 1...10 { await nextTurn() }
    late.give(())
    await work.idle()

    #expect(screen.content?.items == [try .first])
  }

  /// Catches a second tap that adds another item, above all when the first one failed, and input that is lost meanwhile.
  @Test func `two taps add one item, and nothing else happens until it is stored`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    await work.idle()
    let answer = TestAnswer<Void>()
    flow.store.wait = answer

    screen.presenter.didTapAdd()
    await nextTurn()
    flow.store.wait = nil
    screen.presenter.didTapAdd()
    screen.presenter.didSearch(for: "1")
    screen.presenter.didReachEnd()
    screen.presenter.refresh()
    screen.presenter.didTap(try .first)
    screen.presenter.didTapDone()
    let during = screen.content
    answer.give(())
    await work.idle()

    #expect(during == ShelfContent(items: [try .first], isBusy: true))
    #expect(screen.content == ShelfContent(items: [try .second, try .first]))
    #expect(router.messages == [])
  }

  @Test func `can be used again after an addition that failed`() async throws {
    let (screen, flow) = try await makeScreen()
    await work.idle()
    flow.store.failure = .unavailable
    screen.presenter.didTapAdd()
    await work.idle()
    let failed = screen.content

    flow.store.failure = nil
    screen.presenter.didTapAdd()
    await work.idle()

    #expect(failed == ShelfContent(message: BookshelfStoreError.unavailable.sentence, canTryAgain: true))
    #expect(screen.content == ShelfContent(items: [try .first]))
  }

  // Catches a list that stays busy when its visit ends before the item is stored.
  @Test func `can be used again in the next visit`() async throws {
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let (screen, items) = try await makeScreen(over: [try .first], in: flow.context.scope)
    await test.flows.idle()
    screen.presenter.didTapAdd()
    let isBusy = screen.content?.isBusy

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    test.window.goBack()
    await test.flows.idle()

    #expect(isBusy == true)
    #expect(items.store.items == [try .first, try .second])
    #expect(screen.content == ShelfContent(items: [try .second, try .first]))
  }

  @Test func `forwards the person's actions to its router`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first])
    screen.presenter.didTapDone()
    let before = router.messages

    await work.idle()
    screen.presenter.didTap(try .first)
    screen.presenter.didTapDone()

    #expect(before == [])
    #expect(router.messages == [.chose(try .first), .finished(with: [try .first])])
  }
}

@MainActor
private final class ShelfRouterSpy: ShelfRouter {
  enum Message: Equatable {
    case searched(String)
    case chose(BookID)
    case finished(with: [Book])
  }

  private(set) var messages: [Message] = []

  func didSearch(for text: String) { messages.append(.searched(text)) }
  func didChoose(_ book: BookID) { messages.append(.chose(book)) }
  func didFinish(with items: [Book]) { messages.append(.finished(with: items)) }
}
