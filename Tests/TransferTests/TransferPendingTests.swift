import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Money
import Profile
import Testing
import Transfer

/// The screens while the bank's answer is not known.
@MainActor
@Suite(.bothWays)
struct TransferPendingTests {
  private func pendingFlow() async throws -> TransferFlowTest {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)
    try await flow.confirm()
    return flow
  }

  @Test func `shows an unknown outcome as pending, and the outcome later`() async throws {
    let flow = try await pendingFlow()

    let stage = try flow.review.content?.stage
    try flow.review.presenter.didEditReference(to: "Rent")
    let reference = try flow.review.content?.reference
    try flow.review.presenter.didTapConfirm()
    try flow.review.presenter.didTapCheckAgain()
    await flow.idle()

    #expect(stage == .pending(UnknownOutcome.connectionLost.sentence))
    #expect(reference == "")
    #expect(try flow.receipt.content?.recipient == "Emmy Noether")
    #expect(Set(flow.bank.requests).count == 1)
    #expect(flow.bank.transfers.count == 1)
  }

  @Test(arguments: [false, true])
  func `can be left while pending, and is resumed as pending`(byButton: Bool) async throws {
    let flow = try await pendingFlow()
    let id = try #require(await flow.store.openIntentIDs().first)

    if byButton { try flow.review.presenter.didTapLeave() } else { flow.window.goBack() }
    await flow.idle()
    let results = flow.test.results
    flow.test.dismisser?.dismiss(animated: false)
    await flow.start(.draft)

    #expect(results == [.pending(id)])
    #expect(try flow.receipt.content?.recipient == "Emmy Noether")
    #expect(flow.bank.transfers.count == 1)
    #expect(await flow.problems() == [])
  }

  @Test func `reports pending when the sheet is pulled down without an outcome`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview(flow.window.presenting(.sheet))
    flow.bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)
    try await flow.confirm()
    let id = try #require(await flow.store.openIntentIDs().first)

    flow.window.pullDown()

    #expect(flow.test.results == [.pending(id)])
    #expect(await flow.problems() == [])
  }

  @Test func `an edit removes the refusal, and the next confirmation has a new id`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.poor)]
    try await flow.confirm()
    let problem = try flow.review.content?.problem

    try flow.review.presenter.didEditReference(to: "Rent")
    try await flow.confirm()

    #expect(problem?.developerForm == TransferRefusal.poor.sentence)
    #expect(Set(flow.bank.requests.map(\.customerTransactionID)).count == 2)
    #expect(flow.bank.transfers.map(\.reference?.text) == ["Rent"])
    #expect(try flow.receipt.content?.reference == "Rent")
  }
}
