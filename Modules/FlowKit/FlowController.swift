/// Owns the sub-flows of one flow, each until it has reported and is off the screen; the app has one at the root.
@MainActor
public final class FlowController: FlowInspectable {
  private let owner: FlowNode
  private let isRoot: Bool

  /// The controller of a flow's sub-flows.
  public init(of owner: FlowNode) {
    self.owner = owner
    isRoot = false
  }

  /// The root of a tree of flows, terminated at the main actor's next turn when it is released; the observer sees them all.
  public init(observer: (any FlowObserver)? = nil) {
    owner = FlowNode()
    owner.runtime = FlowRuntime(observer: observer)
    owner.stage = .running
    owner.hasStarted = true
    isRoot = true
  }

  deinit {
    // A flow ends its own sub-flows; only a root goes without anyone saying so, and that may be on any thread.
    if isRoot { Task { @MainActor [owner] in owner.endSubflows() } }
  }

  /// The sub-flows that run or were left on the stack, oldest first.
  public var subflows: [FlowNode] { owner.subflows }

  /// Starts a flow, and keeps it until it has reported and is off the screen.
  /// - Parameters:
  ///   - onFinished: called once a visit, with the result and with what takes the flow off the screen; a flow whose
  ///     dismisser is not called stays on the stack. Without it, the flow is dismissed, animated.
  ///   - onStarted: called once, when the first screen is up.
  public func start<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void = { $1.dismiss() },
    onStarted: (@MainActor (any ViewControllerDismisser) -> Void)? = nil
  ) {
    flow.flowHandler.start(flow, in: owner, onStarted: onStarted, onFinished: onFinished)
  }

  /// Runs a flow to its first result, and dismisses it; cancelling the waiting task terminates it, as `cancelled`.
  public func run<FlowResult: CancellableResult>(_ flow: any Flow<FlowResult>) async -> FlowResult {
    let handler = flow.flowHandler
    return await withTaskCancellationHandler {
      guard !Task.isCancelled else { return .cancelled }
      return await withCheckedContinuation { continuation in
        handler.start(flow, in: owner, onEnded: { continuation.resume(returning: .cancelled) }) { result, dismisser in
          dismisser.dismiss(animated: true) { continuation.resume(returning: result) }
        }
      }
    } onCancel: {
      Task { @MainActor in handler.end(animated: false) }
    }
  }

  /// Terminates all sub-flows, the newest first.
  public func terminate() { owner.endSubflows() }

  /// Returns at the next idle moment: no transition is on its way, no report is underway, no screen's work goes on.
  public func idle() async {
    await owner.runtime?.idle()
  }
}
