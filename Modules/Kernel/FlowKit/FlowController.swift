/// The root of a tree of flows; the app has one, and starts its outermost flow with it.
@MainActor
public final class FlowController {
  private let root = FlowNode(.nowhere)

  /// The root of a new tree; when it is released, its flows are terminated at the main actor's next turn.
  /// - Parameter observer: sees all flows of the tree. It is not kept alive.
  public init(observer: (any FlowObserver)? = nil) {
    root.runtime = FlowRuntime(observer: observer)
    root.isObserved = observer != nil
    root.stage = .running
  }

  deinit {
    // This may be on any thread.
    Task { @MainActor [root] in root.endSubflows() }
  }

  /// The flows that run or were left on the stack, oldest first.
  public var subflows: [FlowNode] { root.subflows }

  /// Starts a flow, as ``FlowContext/start(_:onFinished:onStarted:onProgress:)`` does.
  public func start<Result: CancellableResult>(
    _ flow: any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void = { $1.dismiss() },
    onStarted: FlowNode.OnStarted? = nil,
    onProgress: (@MainActor (Result.Progress) -> Void)? = nil
  ) {
    root.start(flow, onFinished: onFinished, onStarted: onStarted, onProgress: onProgress)
  }

  /// Runs a flow to its first result, and dismisses it; cancelling the waiting task terminates it, as `cancelled`.
  public func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    await root.run(flow)
  }

  /// Ends a flow from outside: its sub-flows first, without a report and unanimated; nothing of it stays.
  public func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    root.terminate(flow)
  }

  /// Terminates all flows, the newest first.
  public func terminate() { root.endSubflows() }

  /// Returns at the next idle moment: no transition is on its way, no report is underway, no screen's work goes on.
  public func idle() async {
    await root.runtime?.idle()
  }
}
