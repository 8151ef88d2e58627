import FlowAppTesting
import FlowScreens
import FlowTesting
import Testing
import Transfer

/// Requests during a held swipe, and the state after a kill at that moment.
@MainActor
struct TransferHeldSwipeTests {
  /// Catches a review that is left above the amount, and is above the recipient after a kill.
  @Test(arguments: [(true, 1), (false, 3)])
  func `back leads to the same screen after a kill as without`(isFinished: Bool, screenCount: Int) async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try await flow.enterAmount()
    let recipient = try flow.recipient.presenter
    recipient.didChoose(try Recipient.emmy.id)
    flow.window.beginSwipeBack()
    recipient.didTapContinue()

    flow.window.endSwipeBack(cancelled: !isFinished)
    await flow.idle()
    let next = try TransferFlowTest(flow.drafts.load(), profile: .ada)
    next.bank.takeOver(flow.bank)
    await next.start(.draft)

    #expect(flow.window.viewControllers.count == screenCount)
    #expect(next.window.viewControllers.count == screenCount)
    for window in [flow.window, next.window] where !isFinished {
      window.goBack()
      #expect(window.top is RecipientTestScreen)
    }
  }
}
