/// Owns the sub-flows of one flow, each until it has reported and is off the screen.
///
/// A flow has one for its sub-flows; the app has one at the root, which carries the observer of the whole tree.
@MainActor
public final class FlowController: FlowInspectable {
  private let owner: FlowNode
  private let isRoot: Bool

  /// The controller of a flow's sub-flows.
  public init(of owner: FlowNode) {
    self.owner = owner
    isRoot = false
  }

  /// The root of a tree of flows, which are terminated at the main actor's next turn when it is released.
  public init(observer: (any FlowObserver)? = nil) {
    owner = FlowNode(rootOf: FlowRuntime(observer: observer))
    isRoot = true
  }

  deinit {
    // A flow ends its own sub-flows; only a root goes without anyone saying so, and that may be on any thread.
    guard isRoot else { return }
    Task { @MainActor [owner] in owner.endSubflows() }
  }

  /// The sub-flows that run or were left on the stack, oldest first.
  public var subflows: [FlowNode] { owner.subflows }

  /// Starts a flow, keeps it until it has reported and is off the screen, and dismisses it, animated.
  public func start<FlowResult: CancellableResult>(_ flow: any Flow<FlowResult>) {
    flow.flowHandler.start(flow, in: owner, onStarted: nil, listener: .none)
  }

  /// Starts a flow, and keeps it until it has reported and is off the screen.
  /// - Parameters:
  ///   - onStarted: called once, when the first screen is up.
  ///   - onFinished: called once a visit, with the result and with what takes the flow off the screen; a flow whose
  ///     dismisser is not called stays on the stack.
  public func start<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>,
    onStarted: (@MainActor (any ViewControllerDismisser) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    flow.flowHandler.start(flow, in: owner, onStarted: onStarted, listener: .callback(onFinished))
  }

  /// Runs a flow to its first result, and dismisses it.
  ///
  /// Cancelling the waiting task terminates the flow; the answer is then `cancelled`.
  public func run<FlowResult: CancellableResult>(_ flow: any Flow<FlowResult>) async -> FlowResult {
    let handler = flow.flowHandler
    return await withTaskCancellationHandler {
      guard !Task.isCancelled else { return .cancelled }
      return await withCheckedContinuation { continuation in
        handler.start(flow, in: owner, onStarted: nil, listener: .waiting(continuation))
      }
    } onCancel: {
      Task { @MainActor in handler.end(animated: false) }
    }
  }

  /// Terminates all sub-flows, the newest first.
  public func terminate() {
    owner.endSubflows()
  }

  /// Returns at the next idle moment: no transition is on its way, no report is underway, no screen's work goes on.
  public func idle() async {
    await owner.runtime?.idle()
  }
}
