/// The root of a tree of flows.
///
/// Make one for each tree: an app of flows has one for its root flow, and an existing screen that starts flows retains its own.
/// From `Tests/AdapterClient/Sources/AdapterClient/GuestFlow.swift`:
///
/// ```swift
/// let flow = GuestFlow(.present(.sheet(heights: [.medium]), over: host, using: presenters.factory))
/// flows.start(flow) { result, dismisser in
///   dismisser.dismiss(animated: true)
/// ```
@MainActor
public final class FlowController {
  private let root = FlowNode(.detached)

  /// Creates the root of a new tree; in a debug build, misuse and leaks are printed to standard error.
  public convenience init() {
    #if DEBUG
      self.init(observer: StandardErrorObserver())
    #else
      self.init(observer: nil)
    #endif
  }

  /// Creates the root of a new tree; when it is released, its flows are terminated at the main actor's next turn.
  /// - Parameter observer: Observes all flows of the tree, which retains it: until the controller is released, and nobody
  ///   holds a flow or a node of the tree any more. An observer that holds one of these must hold it weakly. With nil,
  ///   nobody is informed of misuse.
  public init(observer: (any FlowObserver)?) {
    let runtime = FlowRuntime(observer: observer)
    let tree = FlowTree(runtime)
    runtime.tree = tree
    root.runtime = runtime
    root.requiredState.tree = tree
    root.isObserved = observer != nil
    root.stage = .running
  }

  deinit {
    // `deinit` may run on any thread.
    Task { @MainActor [root] in
      root.endSubflows()
      root.stage = .ended
      root.checkAwaitedFlows()
      root.runtime?.checkRest()
    }
  }

  /// The flows that are running or were left on the stack, oldest first.
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

  /// Terminates a flow, after its sub-flows, without a report and without animation.
  public func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    root.terminate(flow)
  }

  /// Terminates all flows, the newest first.
  public func terminate() { root.endSubflows() }

  /// Waits until the tree is idle: no transition and no report is in progress, and no work of a screen but such as waits
  /// for the person (``waitingForPerson(_:)``).
  ///
  /// Within such work this is misuse, and does not wait.
  public func idle() async {
    await root.runtime?.idle()
  }

  /// Whether work of a screen is in progress that does not wait for the person; for a driver that knows that no task can run.
  package var isAtWork: Bool { root.runtime?.isAtWork ?? false }
}
