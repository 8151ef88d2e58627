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

  /// Fills in the form, and sends it.
  func send(_ redemption: String = "Well done") throws {
    try form.fill([.redemption: redemption])
    try form.presenter.didTapContinue()
  }
}

struct TestVoucherScreens: RecordingScreens {}

/// Records the sent answers, and replies at once or when the test says so.
@MainActor
final class VoucherServiceStub: VoucherService {
  private(set) var sent: [RedemptionInput] = []
  var failure: VoucherServiceError?
  var wait: TestAnswer<Void>?

  @MainActor func send(_ input: RedemptionInput) async throws(VoucherServiceError) -> VoucherReceipt {
    sent.append(input)
    await wait?.value()
    if let failure { throw failure }
    return .example
  }
}

extension RedemptionInput {
  static let example = RedemptionInput(redemption: "Well done")
}

extension VoucherReceipt {
  static let example = VoucherReceipt(text: "Well done")
}
