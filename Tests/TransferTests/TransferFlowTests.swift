import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Profile
import Testing
import Transfer

@MainActor
@Suite(.bothWays)
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

  /// Catches a flow that waits for the disk meanwhile: the review and the recipient are below the receipt.
  @Test(arguments: [2, 0])
  func `going back from the receipt, to any screen, ends at once`(screen: Int) async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()

    flow.window.goBack(to: flow.window.viewControllers[screen])

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

  @Test func `sends the transfer as progress before the receipt is read`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    var told: [TransferProgress] = []
    let transferFlow = TransferFlow(
      presentation: flow.window.pushing, start: .new, dependencies: flow.dependencies)
    flow.test.flows.start(transferFlow, onProgress: { told.append($0) })
    try await flow.enterAmount()
    try await flow.chooseEmmy()
    let before = told

    try await flow.confirm()

    #expect(before == [])
    #expect(told == [.created])
    #expect(transferFlow.context.isRunning)
    _ = try flow.receipt
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

  @Test func `money that is sent during a swipe back is reported as sent`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview(flow.window.presenting(.sheet))
    let review = try flow.review
    flow.window.beginSwipeBack()

    review.presenter.didTapConfirm()
    for _ in 1...50 { await nextTurn() }
    flow.window.endSwipeBack(cancelled: false)
    await flow.idle()

    #expect(flow.bank.requests.count == 1)
    #expect(flow.test.results == [.created(try #require(flow.bank.transfers.first))])
  }

  @Test func `is cancelled when the person goes back from the amount`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()

    flow.window.goBack()
    let onRecipient = try flow.recipient.content?.known.map(\.isChosen)
    flow.window.goBack()
    let amount = try flow.amount.content?.source.text
    flow.window.goBack()
    flow.window.answer("Discard")
    await flow.idle()

    #expect(onRecipient == [true])
    #expect(amount == "100.00")
    #expect(flow.test.results == [.cancelled])
    #expect(await flow.problems() == [])
  }

  @Test func `removes a screen that was requested during a swipe back`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    try flow.recipient.presenter.didChoose(Recipient.emmy.id)
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    try flow.recipient.presenter.didTapContinue()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    await flow.idle()

    #expect(flow.window.viewControllers.count == 1)
    #expect(try flow.amount.content?.canContinue == true)
    #expect(await flow.problems() == [])
  }

  @Test func `is cancelled if it cannot be shown`() async throws {
    let flow = try TransferFlowTest()

    let stray = TestNavigationController()
    await flow.start(.new, .push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    #expect(await flow.problems() == [])
    withExtendedLifetime(stray) {}
  }
}
