import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Voucher

/// A Voucher flow in a window, with its dependencies.
@MainActor
final class VoucherFlowTest {
  let test = FlowTest(VoucherFlowResult.self)
  let service = VoucherServiceStub()
  var needsWelcome = false
  /// The latest Welcome flow.
  private(set) weak var welcome: StubFlow<WelcomeFlowResult>?

  var window: TestWindow { test.window }

  var dependencies: VoucherDependencies {
    VoucherDependencies(
      needsWelcome: { [unowned self] in needsWelcome },
      makeWelcomeFlow: { [unowned self] presentation in
        let flow = StubFlow<WelcomeFlowResult>("welcome", presentation)
        welcome = flow
        return flow
      },
      screens: TestVoucherScreens(),
      service: service)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(VoucherFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The form on top, which must be the flow's.
  var form: RecordingForm<RedemptionInteractor> {
    get throws { try #require(window.top as? RecordingForm<RedemptionInteractor>) }
  }

  /// Types a text, and sends it.
  func send(_ text: String = "Well done") throws {
    try form.fill([.redemption: text])
    try form.presenter.didTapContinue()
  }
}

struct TestVoucherScreens: RecordingScreens {}

/// Records the sent answers, and replies at once or when the test says so.
@MainActor
final class VoucherServiceStub: VoucherService {
  private(set) var sent: [String] = []
  var failure: VoucherServiceError?
  var wait: TestAnswer<Void>?

  @MainActor func send(_ text: String) async throws(VoucherServiceError) -> VoucherReceipt {
    sent.append(text)
    await wait?.value()
    if let failure { throw failure }
    return VoucherReceipt(text: text)
  }
}
