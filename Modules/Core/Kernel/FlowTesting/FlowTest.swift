public import FlowKit

/// The harness for the test of a flow: a window in memory, the controller that starts the flow, a recorder, and the
/// final check for problems.
///
/// Make one in each test of a flow. From `Tests/KernelClient/Tests/KernelClientTests/BadgeFlowTests.swift`:
///
/// ```swift
/// let test = FlowTest<FlowOutcome<Badge>>()
/// let flow = BadgeFlow(test.window.pushing, screens: Screens())
/// test.start(flow)
/// ```
///
/// Within ``FlowTests/bothWays(isolation:_:)`` a test runs twice: with immediate transitions, and with transitions that
/// stay in progress until the test inspects the window.
@MainActor
public final class FlowTest<FlowResult: CancellableResult> {
  /// The window, and the person's actions.
  public let window: TestWindow

  private let controller: FlowController
  private let record = FlowRecorder()
  private var reported: [FlowResult] = []
  private var starts = 0
  private var lastDismisser: (any ViewControllerDismisser)?

  public init(_ resultType: FlowResult.Type = FlowResult.self) {
    window = TestWindow(pace: FlowTests.pace)
    controller = FlowController(observer: record)
  }

  /// Starts the flow under test, and records its callbacks; the test decides about its screens.
  public func start(_ flow: any Flow<FlowResult>) {
    controller.start(
      flow,
      onFinished: { [weak self] result, dismisser in
        self?.reported.append(result)
        self?.lastDismisser = dismisser
      },
      onStarted: { [weak self] _ in self?.starts += 1 })
  }

  /// Dismisses the flow, waits until it is idle, and returns the problems: misuse, and parts that were not released.
  ///
  /// Release your own references to the flow first, also local variables. The flow, its view controllers, and the presenters and interactors
  /// of its own module must be released.
  public func problems() async -> [String] {
    window.settle()
    lastDismisser?.dismiss(animated: false)
    lastDismisser = nil
    controller.terminate()
    window.settle()
    await controller.idle()
    return record.misuses.map { "misuse: \($0)" } + record.survivors.map { "not released: \($0)" }
  }
}

// MARK: - Results

extension FlowTest {
  /// The root of the tree, which starts flows.
  public var flows: FlowController {
    window.settleUnlessHeld()
    return controller
  }

  /// The recorder, which observes the tree.
  public var recorder: FlowRecorder {
    window.settleUnlessHeld()
    return record
  }

  /// The results that the flow under test reported, in order.
  public var results: [FlowResult] {
    window.settleUnlessHeld()
    return reported
  }

  /// The number of times that the flow under test has started.
  public var startCount: Int {
    window.settleUnlessHeld()
    return starts
  }

  /// The dismisser that came with the last result.
  public var dismisser: (any ViewControllerDismisser)? {
    window.settleUnlessHeld()
    return lastDismisser
  }
}
