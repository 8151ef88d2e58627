import FlowAppTesting
import FlowKit
import FlowTesting
import Testing

@testable import Bookshelf

@MainActor
struct BookPresenterTests {
  private let router = BookRouterSpy()
  private let work = FlowWork()

  private func makeScreen(
    over items: [Book], in scope: FlowScope? = nil
  ) async throws -> (BookTestScreen, BookshelfFlowTest) {
    let flow = BookshelfFlowTest(items)
    let made = BookModule.make(
      try .first, router: router, scope: scope ?? work.scope, dependencies: flow.dependencies)
    return (try #require(made.screen as? BookTestScreen), flow)
  }

  @Test func `shows that it is loading, then the item`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first])
    let before = screen.content

    await work.idle()

    #expect(before == BookContent(book: nil, message: "One moment.", canTryAgain: false, isBusy: false))
    #expect(screen.content == BookContent(book: try .first, message: nil, canTryAgain: false, isBusy: false))
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
    #expect(screen.content == BookContent(book: try .first, message: nil, canTryAgain: false, isBusy: false))
  }

  /// Catches an outdated state beside the message, such as after a form was saved.
  @Test func `an item that cannot be loaded again is not shown`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    await work.idle()
    flow.store.failure = .unavailable

    screen.presenter.refresh()
    await work.idle()
    screen.presenter.didTapRating()

    #expect(screen.content == BookContent(message: BookshelfStoreError.unavailable.sentence, canTryAgain: true))
    #expect(router.messages == [])
  }

  /// Catches a late answer that restores an outdated state.
  @Test func `an older answer that arrives last changes nothing`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    await work.idle()
    let late = TestAnswer<Void>()
    (flow.store.wait, flow.store.failure) = (late, .unavailable)
    screen.presenter.refresh()
    await late.asked()
    (flow.store.wait, flow.store.failure) = (nil, nil)

    screen.presenter.refresh()
    for _ in 1...10 { await nextTurn() }
    late.give(())
    await work.idle()

    #expect(screen.content == BookContent(book: try .first, message: nil, canTryAgain: false, isBusy: false))
  }

  @Test func `reports an item that no longer exists`() async throws {
    let (screen, _) = try await makeScreen(over: [])

    await work.idle()

    #expect(screen.content?.message == BookshelfStoreError.gone.sentence)
  }

  @Test func `Rating is shown once the item is loaded`() async throws {
    let (screen, _) = try await makeScreen(over: [try .first])
    screen.presenter.didTapRating()
    let before = router.messages

    await work.idle()
    screen.presenter.didTapRating()

    #expect(before == [])
    #expect(router.messages == ["rating"])
  }

  @Test func `Lending is performed when the person confirms, and other taps are ignored`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    await work.idle()
    screen.presenter.didTapLending()
    let asked = (router.messages, flow.store.items)
    let wait = TestAnswer<Void>()
    flow.store.wait = wait

    router.onConfirmed()
    // A second answer and a second request are ignored.
    router.onConfirmed()
    screen.presenter.didTapLending()
    screen.presenter.refresh()
    let during = screen.content
    flow.store.wait = nil
    await nextTurn()
    wait.give(())
    await work.idle()

    #expect(asked.0 == ["lending"])
    #expect(asked.1 == [try .first])
    #expect(during?.isBusy == true)
    #expect(flow.store.items.map(\.lending) == [true])
    #expect(screen.content == BookContent(book: flow.store.items[0], message: nil, canTryAgain: false, isBusy: false))
  }

  @Test func `Lending that cannot be stored is not reported as done`() async throws {
    let (screen, flow) = try await makeScreen(over: [try .first])
    await work.idle()
    screen.presenter.didTapLending()
    flow.store.failure = .unavailable

    router.onConfirmed()
    await work.idle()

    #expect(screen.content?.book?.lending == false)
    #expect(screen.content?.message == BookshelfStoreError.unavailable.sentence)
    #expect(router.messages == ["lending"])
  }

  // Catches a screen that stays busy when its visit ends before Lending is performed.
  @Test func `Lending can be performed in the next visit`() async throws {
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let (screen, items) = try await makeScreen(over: [try .first], in: flow.context.scope)
    await test.flows.idle()
    items.store.failure = .unavailable
    screen.presenter.didTapLending()
    router.onConfirmed()
    let isBusy = screen.content?.isBusy

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    test.window.goBack()
    await test.flows.idle()
    let again = screen.content?.isBusy
    items.store.failure = nil
    screen.presenter.didTapTryAgain()
    await test.flows.idle()
    screen.presenter.didTapLending()
    router.onConfirmed()
    await test.flows.idle()

    #expect(isBusy == true)
    #expect(again == false)
    #expect(items.store.items.map(\.lending) == [true])
    #expect(router.messages == ["lending", "lending", "thanks"])
  }
}

@MainActor
private final class BookRouterSpy: BookRouter {
  private(set) var messages: [String] = []
  /// Called when the person confirms the last question.
  private(set) var onConfirmed: Completion = {}

  func didAskForRating(of book: Book) { messages.append("rating") }

  func didAskForLending(onConfirmed: @escaping Completion) {
    messages.append("lending")
    self.onConfirmed = onConfirmed
  }

  func didAskForThanks() { messages.append("thanks") }
}
