import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Transfer

/// The review before, during and after sending.
@MainActor
struct ReviewSendingTests {
  private let flow: TransferFlowTest

  init() async throws {
    flow = try TransferFlowTest(profile: .ada)
  }

  /// Confirms, and returns when the bank has received the request but not answered.
  private func beginToSend() async throws -> TestAnswer<Void> {
    let answer = TestAnswer<Void>()
    flow.bank.transferAnswer = answer
    try flow.review.presenter.didTapConfirm()
    await answer.asked()
    return answer
  }

  /// Catches money that is forgotten because it was not confirmed yet.
  @Test func `reports pending when it is dismissed while sending`() async throws {
    try await flow.goToReview(flow.window.presenting(.sheet))
    let id = try #require(flow.drafts.load()?.review.id)
    let answer = try await beginToSend()

    flow.window.pullDown()
    answer.give(())
    await flow.idle()

    #expect(flow.test.results == [.pending(id)])
  }

  @Test func `hides the earlier refusal while sending again`() async throws {
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.poor)]
    try await flow.confirm()
    let refused = try flow.review.content

    let answer = try await beginToSend()
    let sending = try flow.review.content
    answer.give(())
    await flow.idle()

    #expect(refused?.problem?.developerForm == TransferRefusal.poor.sentence)
    #expect(sending?.stage == .submitting)
    #expect(sending?.problem == nil)
  }

  @Test func `stops waiting when the answer arrives`() async throws {
    try await flow.goToReview()
    let review = try flow.review

    try await flow.confirm()

    #expect(review.content?.stage == .sent)
    #expect(review.content?.isBusy == false)
  }

  @Test func `before it is sent, nothing can be checked again`() async throws {
    try await flow.goToReview()

    try flow.review.presenter.didTapCheckAgain()
    let stage = try flow.review.content?.stage
    await flow.idle()

    #expect(stage == .editing)
    #expect(flow.bank.requests.isEmpty)
  }
}
