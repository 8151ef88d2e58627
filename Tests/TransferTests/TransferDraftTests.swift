import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Money
import Profile
import Testing
import Transfer

/// A killed app resumes at its former step.
@MainActor
@Suite(.bothWays)
struct TransferDraftTests {
  /// The state that another process finds: the draft on the disk, the intents, the bank.
  private func relaunched(_ flow: TransferFlowTest) async throws -> TransferFlowTest {
    let draft = try flow.drafts.load().map(decoded)
    let next = try TransferFlowTest(draft, profile: await flow.profiles.load(), intents: await flow.store.records)
    next.bank.takeOver(flow.bank)
    await next.start(.draft)
    return next
  }

  @Test func `resumes at the amount`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try flow.amount.presenter.didType("100.", on: .source)
    await flow.idle()

    let next = try await relaunched(flow)

    #expect(try next.amount.content?.source.text == "100.")
    #expect(next.window.viewControllers.count == 1)
  }

  @Test func `a new transfer replaces an unfinished one, even if nothing can be loaded`()
    async throws
  {
    let sender = try TestSenders().active
    let unfinished = TransferDraft(
      amount: AmountDraft(sender: sender, text: "7"), review: ReviewDraft(id: try .numbered(9)))
    let flow = try TransferFlowTest(unfinished)
    flow.bank.failures["balances ada"] = [.unknown(.connectionLost)]

    await flow.start(.new)

    #expect(flow.drafts.load()?.amount.text == "")
    #expect(flow.drafts.saved.count == 1)
  }

  @Test func `resumes at the recipient`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    try flow.recipient.presenter.didEdit(.name, to: "Emmy Noe")
    await flow.idle()

    let next = try await relaunched(flow)

    #expect(try next.recipient.content?.fields.map(\.value) == ["", "Emmy Noe", ""])
    next.window.goBack()
    #expect(try next.amount.content?.source.text == "100.00")
  }

  /// Catches a form that is gone because the bank has made a recipient of it.
  @Test func `resumes at the form of a new recipient to which the person went back`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    try await flow.addEmmy()
    flow.window.goBack()
    await flow.idle()

    let next = try await relaunched(flow)
    let form = try next.recipient.content?.fields.map(\.value)
    try next.recipient.presenter.didTapContinue()
    await next.idle()

    #expect(form == RecipientField.allCases.map { FormDraft.emmy[$0] }.filter { !$0.isEmpty })
    #expect(try next.review.content?.recipient == "Emmy Noether")
    #expect(next.bank.people.count == 1)
    #expect(await next.problems() == [])
  }

  @Test func `clears a new recipient with the currency, and keeps the input`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    try await flow.addEmmy()
    let before = flow.drafts.load()?.recipient
    flow.window.goBack()
    flow.window.goBack()

    try flow.amount.presenter.didChoose(Currency.usd, on: .target)
    await flow.idle()

    #expect(before?.known == (try .emmy))
    #expect(flow.drafts.load()?.recipient == RecipientDraft(form: .emmy))
  }

  @Test func `resumes at the review, without requesting another price`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try flow.review.presenter.didEditReference(to: "Re")
    await flow.idle()
    let price = try flow.review.content?.price

    let next = try await relaunched(flow)

    #expect(try next.review.content?.reference == "Re")
    #expect(try next.review.content?.price == price)
    #expect(try next.review.content?.canConfirm == true)
    // Catches a flow that saves each step on its way, and one that saves none.
    #expect(Set(next.drafts.saved.map(\.step)) == [.review])
    #expect(next.window.viewControllers.count == 3)
    #expect(next.window.transitions.count == 1)
    #expect(await next.problems() == [])
  }

  @Test func `resumes at the receipt`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()

    let next = try await relaunched(flow)
    try next.receipt.presenter.didTapDone()
    await next.idle()

    #expect(next.test.results == [.created(try #require(flow.bank.transfers.first))])
    #expect(next.window.viewControllers.count == 4)
    #expect(await next.problems() == [])
  }

  /// Catches a receipt that comes only when the bank has been asked once more.
  @Test func `resumes at the receipt at once`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()
    let next = try TransferFlowTest(flow.drafts.load(), profile: .ada, intents: await flow.store.records)
    next.bank.takeOver(flow.bank)

    next.test.start(
      TransferFlow(presentation: next.window.pushing, start: .draft, dependencies: next.dependencies))
    let top = next.window.top
    await next.idle()

    #expect(top is ReceiptTestScreen)
    #expect(next.window.viewControllers.count == 4)
  }

  /// Catches a review that looks the transfer up behind its receipt, and then says that nothing was sent.
  @Test func `a receipt after a launch ends with its transfer, also when the sheet is pulled down`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()
    let transfer = try #require(flow.bank.transfers.first)
    let next = try TransferFlowTest(flow.drafts.load(), profile: .ada, intents: await flow.store.records)
    next.bank.takeOver(flow.bank)

    await next.start(.draft, next.window.presenting(.sheet))
    next.window.pullDown()

    #expect(next.test.results == [.created(transfer)])
    #expect(await next.problems() == [])
  }

  @Test func `sends once after a kill while sending`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.bank.failures["create"] = Array(repeating: .unknown(.timedOut), count: 5)
    try await flow.confirm()

    let next = try await relaunched(flow)

    #expect(next.bank.transfers.count == 1)
    #expect(try next.receipt.content?.recipient == "Emmy Noether")
    #expect(next.bank.requests == Array(flow.bank.requests.prefix(1)))
  }

  @Test func `cannot send twice from an old draft`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    let old = try #require(flow.drafts.load())
    try await flow.confirm()
    let transfer = try #require(flow.bank.transfers.first)

    await flow.drafts.save(old)
    let next = try await relaunched(flow)

    #expect(try next.receipt.content?.recipient == "Emmy Noether")
    #expect(next.bank.transfers == [transfer])
    #expect(next.bank.requests.isEmpty)
  }

  @Test(arguments: [false, true])
  func `resumes in its sub-flow`(isBusiness: Bool) async throws {
    let flow = try TransferFlowTest()
    await flow.start()
    try flow.amount.presenter.didType("100", on: .source)
    await flow.idle()
    let presenter = try flow.amount.presenter
    if isBusiness { presenter.didTapSendAsBusiness() } else { presenter.didTapContinue() }
    await flow.idle()

    let next = try await relaunched(flow)

    #expect(next.stubs.businesses.count == (isBusiness ? 1 : 0))
    #expect(next.stubs.profiles.count == (isBusiness ? 0 : 1))
    #expect(next.window.viewControllers.count == 2)
    #expect(await next.problems() == [])
  }
}
