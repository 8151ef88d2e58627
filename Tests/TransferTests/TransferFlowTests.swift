import FlowKit
import FlowTesting
import Forms
import Foundation
import Money
import Profile
import Testing
import Transfer

@MainActor
struct TransferFlowTests {
  @Test func `sends money, and ends with the transfer once its receipt was read`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()

    try await flow.confirm()
    let status = try flow.receipt.content?.status
    let before = flow.test.results
    try flow.receipt.presenter.didTapDone()
    try flow.receipt.presenter.didTapDone()
    await flow.idle()

    #expect(status == TransferStatus.incomingPaymentWaiting.label)
    #expect(before == [])
    #expect(flow.test.results == [.created(try #require(flow.bank.transfers.first))])
    #expect(flow.drafts.load() == nil)
    #expect(await flow.problems() == [])
  }

  @Test func `going back from the receipt is having read it`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()

    flow.window.goBack()
    await flow.idle()

    #expect(flow.test.results == [.created(try #require(flow.bank.transfers.first))])
    #expect(await flow.problems() == [])
  }

  @Test func `a sheet that is pulled down after the money was sent is not a cancelled transfer`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview(flow.window.presenting(.sheet))
    try await flow.confirm()

    flow.window.pullDown()
    await flow.idle()

    #expect(flow.test.results == [.created(try #require(flow.bank.transfers.first))])
    #expect(await flow.problems() == [])
  }

  @Test func `two taps on confirm send once`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()

    let review = try flow.review
    review.presenter.didTapConfirm()
    review.presenter.didTapConfirm()
    await flow.idle()

    #expect(flow.bank.requests.count == 1)
    #expect(flow.window.viewControllers.count == 4)
  }

  @Test func `is cancelled when the person goes back from the amount`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()

    flow.window.goBack()
    let onRecipient = try flow.recipient.content?.known.map(\.isChosen)
    flow.window.goBack()
    let amount = try flow.amount.content?.source.text
    flow.window.goBack()
    await flow.idle()

    #expect(onRecipient == [true])
    #expect(amount == "100.00")
    #expect(flow.test.results == [.cancelled])
    #expect(await flow.problems() == [])
  }

  @Test func `a screen asked for in the middle of a swipe back does not stay`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    try flow.recipient.presenter.didChoose(Recipient.emmy.id)
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    try flow.recipient.presenter.didTapContinue()
    flow.window.endSwipeBack(lettingGoEarly: false)
    flow.window.settle()
    await flow.idle()

    #expect(flow.window.viewControllers.count == 1)
    #expect(try flow.amount.content?.canContinue == true)
    #expect(await flow.problems() == [])
  }

  @Test func `is cancelled where it cannot be shown`() async throws {
    let flow = try TransferFlowTest()

    await flow.start(.new, .push(onto: TestNavigationController(), using: flow.window))

    #expect(flow.test.results == [.cancelled])
    #expect(await flow.problems() == [])
  }
}

// MARK: - What nobody knows yet

extension TransferFlowTests {
  private func pendingFlow() async throws -> TransferFlowTest {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)
    try await flow.confirm()
    return flow
  }

  @Test func `what nobody knows is pending, and is known in the end`() async throws {
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
  func `can be left while nobody knows, and comes back to where it was`(byButton: Bool) async throws {
    let flow = try await pendingFlow()
    let id = try #require(await flow.store.openIntents().first?.id)

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

  @Test func `a sheet that is pulled down while nobody knows is not a cancelled transfer`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview(flow.window.presenting(.sheet))
    flow.bank.failures["create"] = Array(repeating: .unknown(.connectionLost), count: 5)
    try await flow.confirm()
    let id = try #require(await flow.store.openIntents().first?.id)

    flow.window.pullDown()

    #expect(flow.test.results == [.pending(id)])
    #expect(await flow.problems() == [])
  }

  @Test func `a refusal can be edited away, and the next confirmation has a new id`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.bank.failures["create"] = [.refused(.poor)]
    try await flow.confirm()
    let problem = try flow.review.content?.problem

    try flow.review.presenter.didEditReference(to: "Rent")
    try await flow.confirm()

    #expect(problem == TransferRefusal.poor.sentence)
    #expect(Set(flow.bank.requests.map(\.customerTransactionID)).count == 2)
    #expect(flow.bank.transfers.map(\.reference?.text) == ["Rent"])
    #expect(try flow.receipt.content?.reference == "Rent")
  }
}

// MARK: - Other flows inside it

extension TransferFlowTests {
  @Test func `asks for the person's details when they are missing`() async throws {
    let flow = try TransferFlowTest()
    await flow.start()

    try await flow.enterAmount()
    flow.stubs.profiles.first?.finish(.completed(try .ada))
    await flow.idle()

    #expect(try flow.recipient.content?.known.map(\.name) == ["Emmy Noether"])
    #expect(flow.window.viewControllers.count == 2)
    #expect(await flow.problems() == [])
  }

  @Test func `comes back to the amount when the details are not given`() async throws {
    let flow = try TransferFlowTest()
    await flow.start()
    try await flow.enterAmount()

    flow.window.goBack()
    await flow.idle()

    #expect(try flow.amount.content?.source.text == "100.00")
    try await flow.enterAmount()
    #expect(flow.stubs.profiles.count == 2)
    #expect(flow.test.results == [])
    #expect(await flow.problems() == [])
  }

  @Test func `sends as a business: another sender, a new price, its own recipients`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.window.goBack()
    flow.window.goBack()

    try flow.amount.presenter.didTapSendAsBusiness()
    flow.stubs.businesses.first?.finish(.completed(try .engines))
    let dropped = try flow.amount.content?.price
    await flow.idle()
    let amount = try flow.amount.content
    let dismissal = flow.window.transitions.last
    try flow.amount.presenter.didTapContinue()
    await flow.idle()

    #expect(dropped == nil)
    #expect(amount?.sender == flow.senders.business)
    #expect(amount?.price != nil)
    #expect(flow.bank.quotes.last?.sender == flow.senders.business.id)
    #expect(try flow.recipient.content?.known == [])
    let screen = flow.stubs.businesses.first.map { ObjectIdentifier($0.screen) }
    #expect(dismissal == .dismissed(try #require(screen), animated: false))
    #expect(await flow.problems() == [])
  }
}
