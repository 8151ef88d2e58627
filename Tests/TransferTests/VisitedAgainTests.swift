import FlowKit
import FlowTesting
import Money
import Testing

@testable import Transfer

/// Screens whose visit ends while they wait for the bank, and that are visited again.
@MainActor
struct VisitedAgainTests {
  private let test = FlowTest<FlowOutcome<Int>>()
  private let flow: StubFlow<FlowOutcome<Int>>
  private let bank: ScriptedBank
  private let answer = TestAnswer<Void>()

  init() throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.people = [try .emmy]
    flow = StubFlow("flow", test.window.pushing)
    test.start(flow)
  }

  /// Reports, and lets the person come back from the next flow.
  private func visitAgain() async {
    for _ in 0..<100 where answer.askCount == 0 { await nextTurn() }
    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    (bank.recipientAnswer, bank.eventAnswer) = (nil, nil)
    test.window.goBack()
    answer.give(())
    await test.flows.idle()
  }

  // Catches a screen that shows "loading" forever, and refuses to try again.
  @Test func `the recipients can be loaded again`() async throws {
    let router = RecipientRouterSpy()
    let interactor = RecipientInteractor(service: bank, sender: try Sender.ID("ada"), currency: .eur)
    let presenter = RecipientPresenter(
      RecipientDraft(), interactor: interactor, scope: flow.context.scope, router: router)
    let screen = RecipientTestScreen(presenter)
    presenter.view = screen
    bank.recipientAnswer = answer
    presenter.begin()

    await visitAgain()
    let content = try #require(screen.content)
    presenter.didTapTryAgain()
    await test.flows.idle()

    #expect(content.canTryAgain && !content.isLoading)
    #expect(screen.content?.known.map(\.name) == ["Emmy Noether"])
  }

  @Test func `a receipt can be refreshed again`() async throws {
    let quote = try await bank.makeQuote(.hundredPounds, for: Sender.ID("ada"))
    let transfer = try bank.create(TransferIntent(1, quote, reference: "Rent").request)
    let router = ReceiptRouterSpy()
    let presenter = ReceiptPresenter(
      transfer, interactor: ReceiptInteractor(service: bank, clock: bank.clock), scope: flow.context.scope,
      router: router)
    let screen = ReceiptTestScreen(presenter)
    presenter.view = screen
    bank.eventAnswer = answer
    presenter.didTapRefresh()

    await visitAgain()
    let isAsking = screen.content?.isAsking
    bank.events = [
      TransferStatusEvent(transfer: transfer.id, status: .processing, occurredAt: try .noon + .seconds(60))
    ]
    presenter.didTapRefresh()
    await test.flows.idle()

    #expect(isAsking == false)
    #expect(router.learned.last?.status == .processing)
  }
}
