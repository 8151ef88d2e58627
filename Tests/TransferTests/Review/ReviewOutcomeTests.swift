import BankConformance
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Testing
import Transfer

/// The review after the bank's answer, and at the next launch.
@MainActor
struct ReviewOutcomeTests {
  private let flow: TransferFlowTest

  init() async throws {
    flow = try TransferFlowTest(profile: .ada)
  }

  @Test func `a refusal is shown, and can be corrected`() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.poor)]

    try await flow.confirm()
    let refused = try flow.review.content
    try flow.review.presenter.didEditReference(to: "Rent")

    #expect(refused?.stage == .editing)
    #expect(refused?.problem?.developerForm == TransferRefusal.poor.sentence)
    #expect(refused?.canConfirm == true)
    #expect(refused?.changes == [])
    #expect(try flow.review.content?.problem == nil)
    #expect(flow.bank.quotes.count == 2)
  }

  @Test(arguments: [TransferRefusal.expired, .used])
  func `a refusal of the price asks for another one`(_ refusal: TransferRefusal) async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(refusal)]

    try await flow.confirm()

    #expect(try flow.review.content?.changes.map(\.developerForm) == [refusal.sentence])
    #expect(try flow.review.content?.problem == nil)
    #expect(flow.bank.quotes.count == 3)
  }

  /// Catches a refusal that counts as read although the price that would show it never came.
  @Test func `a refusal of the price stays unread without another price`() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.expired)]
    flow.bank.failures["quote"] = [.unknown(.timedOut)]

    try await flow.confirm()

    #expect(await flow.store.records.map(\.state) == [.abandoned(.expired)])
    #expect(await flow.store.told.isEmpty)
  }

  /// Catches another notice in the place of a refusal, which counts as read with it.
  @Test func `a refusal that a missing price has hidden is shown with the next price`() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.expired)]
    flow.bank.failures["quote"] = [.unknown(.timedOut)]
    try await flow.confirm()
    flow.clock.advance(by: .seconds(1800))

    try await flow.confirm()

    #expect(try flow.review.content?.changes.first?.developerForm == TransferRefusal.expired.sentence)
    #expect(await flow.store.told.count == 1)
  }

  /// Catches a refusal that arrives below a lock, and counts as read: after a kill, nobody would say it.
  @Test func `a refusal stays unread until the person can see it`() async throws {
    var unlock: [Completion] = []
    flow.test.start(
      TransferFlow(
        presentation: flow.window.pushing, start: .new, whenSeen: { unlock.append($0) }, dependencies: flow.dependencies
      ))
    await flow.idle()
    try await flow.enterAmount()
    try await flow.chooseEmmy()
    flow.bank.failures["create"] = [.refused(.poor)]
    let id = flow.drafts.load()?.review.id

    try await flow.confirm()
    let covered = await (told: flow.store.told, id: flow.drafts.load()?.review.id)
    for action in unlock { action() }
    await flow.idle()

    #expect(covered.told.isEmpty && covered.id == id)
    #expect(await flow.store.told.count == 1)
    #expect(flow.drafts.load()?.review.id != id)
    #expect(try flow.review.content?.problem?.developerForm == TransferRefusal.poor.sentence)
  }

  @Test func `a price that was used for another transfer is requested again, with a message`() async throws {
    try await flow.goToReview()
    let quote = try #require(flow.bank.quotes.last)
    try await flow.store.begin(TransferIntent(99, quote))

    try await flow.confirm()

    #expect(try flow.review.content?.changes == [IntentStoreError.quoteUsed.sentence])
    #expect(try flow.review.content?.stage == .editing)
    #expect(flow.bank.requests.isEmpty)
  }

  /// Catches a problem that goes away although there is still no price.
  @Test func `keeps the missing price as a problem while the reference is edited`() async throws {
    await flow.start()
    try await flow.enterAmount()
    flow.bank.failures["quote"] = [.unknown(.timedOut)]
    try await flow.chooseEmmy()

    try flow.review.presenter.didEditReference(to: "Rent")
    try flow.review.presenter.didTapConfirm()
    await flow.idle()

    let content = try #require(flow.review.content)
    #expect(content.problem == UnknownOutcome.timedOut.sentence)
    #expect(content.price == nil)
    #expect(!content.canConfirm)
    #expect(content.canTryAgain)
    #expect(content.reference == "Rent")
    #expect(flow.bank.requests.isEmpty)
  }

  @Test func `cannot be confirmed while the price is loading`() async throws {
    await flow.start()
    try await flow.enterAmount()
    let answer = TestAnswer<Void>()
    flow.bank.quoteAnswer = answer
    try flow.recipient.presenter.didChoose(Recipient.emmy.id)
    try flow.recipient.presenter.didTapContinue()
    await answer.asked()
    let asking = try flow.review.content
    try flow.review.presenter.didTapConfirm()
    try flow.review.presenter.didTapTryAgain()
    answer.give(())
    await flow.idle()

    #expect(asking?.price == nil)
    #expect(asking?.canConfirm == false)
    #expect(asking?.canTryAgain == false)
    #expect(flow.bank.requests.isEmpty)
    #expect(try flow.review.content?.canConfirm == true)
    #expect(flow.bank.quotes.count == 2)
  }

  @Test func `a price that expires on the screen is shown as such`() async throws {
    try await flow.goToReview()
    let fresh = try flow.review.content?.price?.isExpired

    flow.clock.advance(by: .seconds(1800))
    try flow.review.presenter.timeDidPass()

    #expect(fresh == false)
    #expect(try flow.review.content?.price?.isExpired == true)
  }

  @Test func `sends the reference as typed`() async throws {
    try await flow.goToReview()

    try flow.review.presenter.didEditReference(to: "Invoice 7")
    try await flow.confirm()

    #expect(flow.bank.requests.map(\.reference?.text) == ["Invoice 7"])
  }

  @Test func `an emptied reference counts as none`() async throws {
    try await flow.goToReview()

    try flow.review.presenter.didEditReference(to: "Rent")
    try flow.review.presenter.didEditReference(to: "")
    let content = try flow.review.content
    try await flow.confirm()

    #expect(content?.referenceError == nil)
    #expect(flow.bank.requests.map(\.reference) == [nil])
  }
}

// MARK: - At the next launch

extension ReviewOutcomeTests {
  @Test func `looks up an earlier confirmation first, and ignores taps meanwhile`() async throws {
    try await flow.goToReview()
    let draft = try #require(flow.drafts.load())
    let intent = try TransferIntent(
      id: draft.review.id, quote: #require(draft.review.quote), recipient: .emmy, reference: nil, begunAt: .noon)
    let next = try TransferFlowTest(draft, profile: .ada, intents: [IntentRecord(intent)])
    next.bank.takeOver(flow.bank)
    let answer = TestAnswer<Void>()
    next.bank.transferAnswer = answer

    next.test.start(
      TransferFlow(presentation: next.window.pushing, start: .draft, dependencies: next.dependencies))
    await answer.asked()
    let checking = try next.review.content
    try next.review.presenter.didTapConfirm()
    try next.review.presenter.didTapLeave()
    try next.review.presenter.didEditReference(to: "Rent")
    answer.give(())
    await next.idle()

    #expect(checking?.stage == .checking)
    #expect(checking?.isBusy == true)
    #expect(checking?.canConfirm == false)
    #expect(next.bank.transfers.count == 1)
    #expect(try next.receipt.content?.recipient == "Emmy Noether")
  }

  @Test func `can be confirmed if it was never confirmed`() async throws {
    try await flow.goToReview()
    let next = try TransferFlowTest(flow.drafts.load(), profile: .ada)
    next.bank.takeOver(flow.bank)

    await next.start(.draft)

    #expect(try next.review.content?.stage == .editing)
    #expect(try next.review.content?.canConfirm == true)
    #expect(next.bank.requests.isEmpty)
    #expect(next.bank.quotes.count == flow.bank.quotes.count)
  }
}
