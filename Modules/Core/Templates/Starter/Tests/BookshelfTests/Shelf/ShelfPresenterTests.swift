import FlowTesting
import Testing

@testable import Bookshelf

@MainActor
struct ShelfPresenterTests {
  private let router = ShelfRouterSpy()
  private let work = FlowWork()

  private func makeScreen(over items: [Book] = []) async throws -> (ShelfTestScreen, BookshelfFlowTest) {
    let flow = BookshelfFlowTest(items)
    let made = ShelfModule.make(router: router, scope: work.scope, dependencies: flow.dependencies)
    return (try #require(made.screen as? ShelfTestScreen), flow)
  }

  @Test func `says that it is loading, and then that there is nothing yet`() async throws {
    let (screen, _) = try await makeScreen()
    let before = screen.content

    await work.idle()

    #expect(before == ShelfContent(items: [], message: "One moment.", canTryAgain: false))
    #expect(screen.content == ShelfContent(items: [], message: "There is nothing here yet.", canTryAgain: false))
  }

  @Test func `shows all items`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first, try .second])

    await work.idle()

    #expect(screen.content == ShelfContent(items: [try .first, try .second], message: nil, canTryAgain: false))
  }

  @Test func `says why it cannot be loaded, and can be asked again`() async throws {
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
    #expect(screen.content == ShelfContent(items: [try .first], message: nil, canTryAgain: false))
  }

  /// Catches a late answer that says what was so before.
  @Test func `an answer counts only if nothing was asked since`() async throws {
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

  @Test func `tells its router what the person wants`() async throws {
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
    case chose(BookID)
    case finished(with: [Book])
  }

  private(set) var messages: [Message] = []

  func didChoose(_ book: BookID) { messages.append(.chose(book)) }
  func didFinish(with items: [Book]) { messages.append(.finished(with: items)) }
}
