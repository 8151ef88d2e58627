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

  private var watched: [Watched] = []

  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  /// A window with nothing on it.
  public init(_ resultType: FlowResult.Type = FlowResult.self) {
    flows = FlowController(observer: recorder)
  }

  /// Starts the flow under test, and records what it tells its caller; its screens are left to the test.
  public func start(_ flow: any Flow<FlowResult>) {
    watch(flow)
    flows.start(
      flow,
      onFinished: { [weak self] result, dismisser in
        self?.results.append(result)
        self?.dismisser = dismisser
      },
      onStarted: { [weak self] _ in self?.startCount += 1 })
  }

  /// Adds an object to those that must be gone in the end.
  public func watch(_ object: AnyObject) {
    watched.append(Watched(object: object, name: String(describing: type(of: object))))
  }

  /// Takes the flow away, waits for the idle moment, and lists what is wrong then: misuse, and what was not released.
  ///
  /// Drop your own references to the flow first; the parts of a flow are its view controllers and, of the flow's own
  /// module, what these hold: presenters and interactors.
  public func problems() async -> [String] {
    dismisser?.dismiss(animated: false)
    dismisser = nil
    flows.terminate()
    await flows.idle()
    let alive = watched.compactMap { $0.object == nil ? nil : "\($0.name) was not released" }
    return recorder.misuses.map { "misuse: \($0)" } + recorder.leaks.map { "leaked: \($0)" } + alive
  }
}
