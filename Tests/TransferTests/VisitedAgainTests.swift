import BankConformance
import Business
import FlowAppTesting
import FlowKit
import FlowTesting
import Foundation
import Money
import Profile
import Testing

@testable import Transfer

/// Screens whose visit ends while they wait for the bank, and that are visited again.
@MainActor
struct VisitedAgainTests {
  private let test = FlowTest<FlowOutcome<Int>>()
  private let flow: StubFlow<FlowOutcome<Int>>
  private let bank: ScriptedBank
  private let answer = TestAnswer<Void>()
  private let router = AmountRouterSpy()

  init() throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.people = [try .emmy]
    flow = StubFlow("flow", test.window.pushing)
    test.start(flow)
  }

  /// Reports, and lets the person come back from the next flow.
  private func visitAgain() async throws {
    await answer.asked()
    try #require(answer.askCount == 1)
    await visitAgainAtOnce()
  }

  /// The same, before the work has begun.
  private func visitAgainAtOnce() async {
    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    (bank.recipientAnswer, bank.eventAnswer, bank.quoteAnswer, bank.balanceAnswer) = (nil, nil, nil, nil)
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

    try await visitAgain()
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

    try await visitAgain()
    let isAsking = screen.content?.isAsking
    bank.events = [
      TransferStatusEvent(transfer: transfer.id, status: .processing, occurredAt: try .noon + .seconds(60))
    ]
    presenter.didTapRefresh()
    await test.flows.idle()

    #expect(isAsking == false)
    #expect(router.learned.last?.status == .processing)
  }

  @Test func `a recipient can be added again`() async throws {
    let interactor = RecipientInteractor(service: bank, sender: try Sender.ID("ada"), currency: .eur)
    let router = RecipientRouterSpy()
    let presenter = RecipientPresenter(
      RecipientDraft(), interactor: interactor, scope: flow.context.scope, router: router)
    let screen = RecipientTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    await test.flows.idle()
    screen.fill(.emmy)
    presenter.didTapContinue()
    let isBusy = screen.content?.isBusy

    await visitAgainAtOnce()
    let content = screen.content
    presenter.didTapContinue()
    await test.flows.idle()

    #expect(isBusy == true)
    #expect(content?.isBusy == false && content?.canContinue == true)
    #expect(router.chosen == [try .emmy])
  }

  // Catches a transfer that is sent while its screen says "sending" forever.
  @Test func `a review looks up the outcome of its transfer`() async throws {
    let recipient = try Recipient.emmy
    let sender = try TestSenders().active
    let quote = try await bank.makeQuote(
      QuoteRequest(
        fixing: .source, at: Amount(minorUnits: 10_000, currency: .gbp), otherCurrency: .eur, recipient: recipient.id),
      for: sender.id)
    let draft = TransferDraft(
      amount: AmountDraft(sender: sender, quote: quote), recipient: RecipientDraft(chosen: recipient),
      review: ReviewDraft(id: try .first, quote: quote))
    let interactor = ReviewInteractor(
      dispatcher: TransferDispatcher(service: bank, intents: InMemoryIntentStore(), clock: bank.clock),
      clock: bank.clock, makeID: try CustomerTransactionID.counting())
    let router = ReviewRouterSpy()
    let presenter = ReviewPresenter(
      draft.review, of: try #require(TransferOrder(draft)), isResumed: false, interactor: interactor,
      quoteLoader: QuoteLoader(service: bank, scope: flow.context.scope), scope: flow.context.scope, router: router)
    let screen = ReviewTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    bank.transferAnswer = answer
    presenter.didTapConfirm()
    let stage = screen.content?.stage

    try await visitAgain()

    #expect(stage == .submitting)
    #expect(screen.content?.stage == .sent)
    #expect(router.sent.map(\.customerTransactionID) == [try .first])
    #expect(bank.requests.count == 1)
  }

  @Test func `a receipt can be closed again`() async throws {
    let transfers = try TransferFlowTest(profile: .ada)
    let transfer = TransferFlow(
      presentation: transfers.window.pushing, start: .new, dependencies: transfers.dependencies)
    transfers.test.start(transfer)
    await transfers.idle()
    try await transfers.enterAmount()
    try await transfers.chooseEmmy()
    try await transfers.confirm()
    let receipt = try transfers.receipt
    receipt.presenter.didTapDone()
    let canFinish = receipt.content?.canFinish
    let sent = try #require(transfers.bank.transfers.first)

    transfer.finish(.created(sent))
    transfers.test.flows.start(StubFlow<FlowOutcome<Int>>("next", transfers.window.pushing)) { _, _ in }
    transfers.window.goBack()
    await transfers.idle()
    let again = receipt.content?.canFinish
    receipt.presenter.didTapDone()
    await transfers.idle()

    #expect(canFinish == false)
    #expect(again == true)
    #expect(transfers.test.results == [.created(sent), .created(sent)])
  }
}

// MARK: - The amount

extension VisitedAgainTests {
  private func makeScreen(_ text: String, senders: any SenderDirectory) -> AmountTestScreen {
    let interactor = AmountInteractor(
      service: bank, profiles: InMemoryProfileStore(), clock: bank.clock, locale: .english)
    let draft = AmountDraft(sender: senders.active, text: text, sourceCurrency: .gbp, targetCurrency: .eur)
    let presenter = AmountPresenter(
      draft, interactor: interactor, senders: senders,
      quoteLoader: QuoteLoader(service: bank, scope: flow.context.scope), scope: flow.context.scope, router: router)
    let screen = AmountTestScreen(presenter)
    presenter.view = screen
    presenter.begin()
    return screen
  }

  @Test func `a price is requested again`() async throws {
    bank.quoteAnswer = answer
    let screen = makeScreen("100.00", senders: try TestSenders())

    try await visitAgain()

    #expect(screen.content?.isQuoting == false)
    #expect(screen.content?.price?.quote.source.description == "100.00 GBP")
    #expect(screen.content?.canContinue == true)
  }

  @Test func `the balances are loaded again`() async throws {
    bank.balanceAnswer = answer
    let screen = makeScreen("", senders: try TestSenders())

    try await visitAgain()

    #expect(screen.content?.source.currencies == [.gbp, .eur])
  }

  @Test func `an amount can be continued with again`() async throws {
    let screen = makeScreen("100.00", senders: try TestSenders())
    await test.flows.idle()
    screen.presenter.didTapContinue()
    let canContinue = screen.content?.canContinue

    await visitAgainAtOnce()
    let again = screen.content?.canContinue
    screen.presenter.didTapContinue()
    await test.flows.idle()

    #expect(canContinue == false)
    #expect(again == true)
    #expect(router.exits == [.entered(hasProfile: false)])
  }

  @Test func `older senders can be loaded again`() async throws {
    let screen = makeScreen("", senders: EndlessSenders(active: try TestSenders().active))
    await test.flows.idle()
    screen.presenter.didTapShowMoreSenders()
    let canShowMore = screen.content?.canShowMoreSenders

    await visitAgainAtOnce()

    #expect(canShowMore == false)
    #expect(screen.content?.canShowMoreSenders == true)
  }
}

/// Senders of which there are always more.
private struct EndlessSenders: SenderDirectory {
  let active: Sender
  var loaded: [Sender] { [active] }
  var hasMore: Bool { true }

  func loadMore() async {}
  func sender(with id: Sender.ID) -> Sender? { nil }
  func sender(of business: BusinessProfile) -> Sender { active }
}
