import BankConformance
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing
import Transfer

/// A transfer is cancelled from its receipt, after a confirmation.
@MainActor
@Suite(.bothWays)
struct ReceiptFlowTests {
  private func sent() async throws -> TransferFlowTest {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    try await flow.confirm()
    return flow
  }

  private func cancels(_ flow: TransferFlowTest) -> Int { flow.bank.calls.count { $0 == "cancel" } }

  @Test func `a transfer is cancelled when the person is sure`() async throws {
    let flow = try await sent()

    try flow.receipt.presenter.didTapCancel()
    let question = (flow.window.top as? TestAlert)?.content.title
    let before = cancels(flow)
    flow.window.answer("Yes")
    await flow.idle()

    #expect(question == "Cancel this transfer?")
    #expect(before == 0)
    #expect(try flow.receipt.content?.status == "Cancelled")
    #expect(await flow.problems() == [])
  }

  @Test func `a transfer is not cancelled when the person is not sure`() async throws {
    let flow = try await sent()

    try flow.receipt.presenter.didTapCancel()
    flow.window.answer("No")
    await flow.idle()

    #expect(cancels(flow) == 0)
    #expect(try flow.receipt.content?.canCancel == true)
    #expect(await flow.problems() == [])
  }

  @Test func `the receipt of a former transfer asks before it cancels, too`() async throws {
    let flow = try await sent()
    let test = FlowTest<FlowOutcome<BankTransfer>>()
    let transfer = try #require(flow.bank.transfers.first)
    test.start(
      ReceiptFlow(presentation: test.window.presenting(.sheet), transfer: transfer, dependencies: flow.dependencies))

    (test.window.top as? ReceiptTestScreen)?.presenter.didTapCancel()
    test.window.answer("Yes")
    await test.flows.idle()

    #expect(cancels(flow) == 1)
    #expect((test.window.top as? ReceiptTestScreen)?.content?.status == "Cancelled")
    test.window.pullDown()
    #expect(test.results == [.cancelled])
    #expect(await test.problems() == [])
  }

  /// Catches a receipt that shows an old status until the person refreshes.
  @Test func `the receipt of a former transfer asks the bank at once`() async throws {
    let flow = try await sent()
    let test = FlowTest<FlowOutcome<BankTransfer>>()
    let transfer = try #require(flow.bank.transfers.first)
    flow.clock.advance(by: .seconds(300))

    test.start(
      ReceiptFlow(presentation: test.window.pushing, transfer: transfer, dependencies: flow.dependencies))
    await test.flows.idle()

    #expect(flow.bank.calls.count { $0 == "events" } == 1)
  }

  @Test func `once its receipt was read, a tap on cancel asks nothing`() async throws {
    let flow = try await sent()
    let test = FlowTest<FlowOutcome<BankTransfer>>()
    let transfer = try #require(flow.bank.transfers.first)
    test.start(
      ReceiptFlow(presentation: test.window.pushing, transfer: transfer, dependencies: flow.dependencies))
    let presenter = try #require(test.window.top as? ReceiptTestScreen).presenter

    presenter.didTapDone()
    presenter.didTapCancel()
    await test.flows.idle()

    #expect(test.results == [.completed(transfer)])
    #expect(test.window.top is ReceiptTestScreen)
    #expect(test.recorder.misuses == [])
  }

  @Test(arguments: [false, true])
  func `ends with the latest known state of the transfer`(isFormer: Bool) async throws {
    let flow = try await sent()
    let test = FlowTest<FlowOutcome<BankTransfer>>()
    if isFormer {
      let transfer = try #require(flow.bank.transfers.first)
      test.start(
        ReceiptFlow(presentation: test.window.pushing, transfer: transfer, dependencies: flow.dependencies))
    }
    let window = isFormer ? test.window : flow.window
    let screen = try #require(window.top as? ReceiptTestScreen)
    screen.presenter.didTapCancel()
    window.answer("Yes")
    await flow.idle()
    await test.flows.idle()

    screen.presenter.didTapDone()
    await flow.idle()

    let known: [TransferStatus?] =
      isFormer
      ? test.results.map { if case .completed(let transfer) = $0 { transfer.status } else { nil } }
      : flow.test.results.map { if case .created(let transfer) = $0 { transfer.status } else { nil } }
    #expect(known == [.cancelled])
  }
}
