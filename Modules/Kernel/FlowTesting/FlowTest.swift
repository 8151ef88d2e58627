public import FlowKit

/// All that the test of a flow needs: a window without a screen, the controller that starts the flow, a record of what
/// happened, and the two questions at the end.
///
/// Within ``FlowTests/bothWays(isolation:_:)`` a test runs twice: with transitions that are over at once, and with transitions that
/// stay on their way until the test looks.
@MainActor
public final class FlowTest<FlowResult: CancellableResult> {
  /// What is on show, and the person.
  public let window: TestWindow

  private let controller: FlowController
  private let record = FlowRecorder()
  private var reported: [FlowResult] = []
  private var starts = 0
  private var lastDismisser: (any ViewControllerDismisser)?

  /// A window with nothing on it.
  public init(_ resultType: FlowResult.Type = FlowResult.self) {
    window = TestWindow(pace: FlowTests.pace)
    controller = FlowController(observer: record)
  }

  /// Starts the flow under test, and records what it tells its caller; its screens are left to the test.
  public func start(_ flow: any Flow<FlowResult>) {
    controller.start(
      flow,
      onFinished: { [weak self] result, dismisser in
        self?.reported.append(result)
        self?.lastDismisser = dismisser
      },
      onStarted: { [weak self] _ in self?.starts += 1 })
  }

  /// Takes the flow away, waits for the idle moment, and lists what is wrong then: misuse, and what was not released.
  ///
  /// Drop your own references to the flow first. Released must be the flow, its view controllers and, of the flow's own
  /// module, what these are made of: presenters and interactors.
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

// MARK: - What happened

extension FlowTest {
  /// Starts flows; the root of their tree.
  public var flows: FlowController {
    window.look()
    return controller
  }

  /// What the tree's observer saw.
  public var recorder: FlowRecorder {
    window.look()
    return record
  }

  /// The results that the flow under test reported, in order.
  public var results: [FlowResult] {
    window.look()
    return reported
  }

  /// How often the flow under test said that it started.
  public var startCount: Int {
    window.look()
    return starts
  }

  /// What dismisses the flow under test, as its caller got it with the last result.
  public var dismisser: (any ViewControllerDismisser)? {
    window.look()
    return lastDismisser
  }
}
