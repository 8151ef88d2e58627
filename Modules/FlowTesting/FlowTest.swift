public import FlowKit

/// All that the test of a flow needs: a window without a screen, the controller that starts the flow, a record of what
/// happened, and the two questions at the end.
@MainActor
public final class FlowTest<FlowResult: CancellableResult> {
  /// What is on show, and the person.
  public let window = TestWindow()
  /// Starts flows; the root of their tree.
  public let flows: FlowController
  /// What the tree's observer saw.
  public let recorder = FlowRecorder()
  /// The results that the flow under test reported, in order.
  public private(set) var results: [FlowResult] = []
  /// How often the flow under test said that it started.
  public private(set) var startCount = 0
  /// What takes the flow under test off the screen, as its caller got it with the last result.
  public private(set) var dismisser: (any ViewControllerDismisser)?

  /// A window with nothing on it.
  public init(_ resultType: FlowResult.Type = FlowResult.self) {
    flows = FlowController(observer: recorder)
  }

  /// Starts the flow under test, and records what it tells its caller; its screens are left to the test.
  public func start(_ flow: any Flow<FlowResult>) {
    flows.start(
      flow,
      onFinished: { [weak self] result, dismisser in
        self?.results.append(result)
        self?.dismisser = dismisser
      },
      onStarted: { [weak self] _ in self?.startCount += 1 })
  }

  /// Takes the flow away, waits for the idle moment, and lists what is wrong then: misuse, and what was not released.
  ///
  /// Drop your own references to the flow first. Released must be the flow, its view controllers and, of the flow's own
  /// module, what these are made of: presenters and interactors.
  public func problems() async -> [String] {
    dismisser?.dismiss(animated: false)
    dismisser = nil
    flows.terminate()
    await flows.idle()
    return recorder.misuses.map { "misuse: \($0)" } + recorder.survivors.map { "not released: \($0)" }
  }
}
