import BankConformance
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Testing
import Transfer

/// The review of a pending transfer.
@MainActor
struct PendingReviewTests {
  private let flow: TransferFlowTest

  init() async throws {
    flow = try TransferFlowTest(profile: .ada)
  }

  private func goToPending() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = Array(repeating: .unknown(.timedOut), count: 5)
    try await flow.confirm()
  }

  @Test func `shows the pending state, without any action that could send twice`() async throws {
    try await goToPending()

    let content = try #require(flow.review.content)
    #expect(content.stage == .pending(UnknownOutcome.timedOut.sentence))
    #expect(!content.isBusy)
    #expect(!content.canConfirm)
    #expect(!content.canTryAgain)
    #expect(content.problem == nil)
    #expect(content.price?.quote.target.description == "119.02 EUR")
  }

  @Test func `nothing can be edited, confirmed or priced again`() async throws {
    try await goToPending()
    let (requests, quotes) = (flow.bank.requests.count, flow.bank.quotes.count)

    try flow.review.presenter.didEditReference(to: "Rent")
    try flow.review.presenter.didTapConfirm()
    try flow.review.presenter.didTapTryAgain()
    await flow.idle()

    #expect(try flow.review.content?.reference == "")
    #expect(flow.bank.requests.count == requests)
    #expect(flow.bank.quotes.count == quotes)
  }

  @Test func `checks again once for several taps, and cannot be left meanwhile`() async throws {
    try await goToPending()
    let answer = TestAnswer<Void>()
    flow.bank.transferAnswer = answer
    let before = flow.bank.requests.count

    try flow.review.presenter.didTapCheckAgain()
    let during = try flow.review.content
    try flow.review.presenter.didTapCheckAgain()
    try flow.review.presenter.didTapLeave()
    await answer.asked()
    answer.give(())
    await flow.idle()

    #expect(during?.stage == .submitting)
    #expect(during?.isBusy == true)
    #expect(flow.bank.requests.count == before + 1)
    #expect(flow.bank.transfers.count == 1)
    #expect(flow.test.results == [])
    #expect(try flow.receipt.content?.status == "Waiting for your money")
  }

  @Test func `is left as pending, once`() async throws {
    try await goToPending()
    let id = try #require(await flow.store.openIntentIDs().first)

    let review = try flow.review.presenter
    review.didTapLeave()
    review.didTapLeave()
    await flow.idle()

    #expect(flow.test.results == [.pending(id)])
  }

  @Test func `after a check that finds a refusal, the person can continue, under a new id`() async throws {
    try await goToPending()
    let first = try #require(flow.bank.requests.first)
    flow.bank.failures["create"] = [.refused(.poor)]
    flow.clock.advance(by: .seconds(1800))

    try flow.review.presenter.didTapCheckAgain()
    await flow.idle()
    let content = try flow.review.content
    // The price has expired, and the new one needs a new confirmation.
    try await flow.confirm()
    try await flow.confirm()

    #expect(content?.stage == .editing)
    #expect(content?.problem?.developerForm == TransferRefusal.poor.sentence)
    #expect(content?.canConfirm == true)
    #expect(flow.bank.requests.last?.customerTransactionID != first.customerTransactionID)
    #expect(flow.bank.transfers.count == 1)
  }
}
