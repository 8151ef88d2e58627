import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Profile
import Testing
import Transfer

/// A backup from before the sending was put back: the draft is there, the record is not, and the bank has the transfer.
@MainActor
@Suite(.bothWays)
struct TransferPutBackTests {
  /// Sends 100.00 from the review, and returns an app with the data from before.
  private func putBack(at step: TransferDraft.Step = .review) async throws -> TransferFlowTest {
    let former = try TransferFlowTest(profile: .ada)
    try await former.goToReview()
    var draft = try #require(former.drafts.load())
    draft.step = step
    try await former.confirm()
    let restored = try TransferFlowTest(draft, profile: .ada)
    restored.bank.takeOver(former.bank)
    await restored.start(.draft, restored.window.presenting(.sheet))
    return restored
  }

  @Test func `the review shows the receipt instead of offering to send`() async throws {
    let flow = try await putBack()

    #expect(try flow.receipt.content?.source.description == "100.00 GBP")
    #expect(flow.bank.transfers.count == 1)
  }

  @Test func `does not offer to send while the bank cannot be asked`() async throws {
    let former = try TransferFlowTest(profile: .ada)
    try await former.goToReview()
    let flow = try TransferFlowTest(former.drafts.load(), profile: .ada)
    flow.bank.failures["look up"] = [.unknown(.connectionLost)]

    await flow.start(.draft)

    #expect(try flow.review.content?.canConfirm == false)
    if case .pending = try flow.review.content?.stage {} else { Issue.record("\(try flow.review.content as Any)") }
  }

  @Test func `an amount that was edited before the look-up is not shown as the sent one`() async throws {
    let flow = try await putBack(at: .amount)

    try flow.amount.presenter.didType("250.00", on: .source)
    await flow.idle()
    try flow.amount.presenter.didTapContinue()
    await flow.idle()
    try flow.recipient.presenter.didTapContinue()
    await flow.idle()
    let content = try flow.receipt.content

    #expect(content?.source.description == "100.00 GBP")
    #expect(content?.note?.developerForm.contains("It was not sent again as 250.00 GBP → ") == true)
    #expect(flow.bank.transfers.count == 1)
  }

  @Test func `the question on leaving does not claim that nothing was sent`() async throws {
    let flow = try await putBack(at: .amount)

    flow.window.pullDown()

    let question = try #require((flow.window.top as? TestAlert)?.content)
    #expect(question.message?.developerForm.contains("Nothing was sent") != true)
  }
}
