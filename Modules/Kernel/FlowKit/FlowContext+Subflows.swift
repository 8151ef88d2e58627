extension FlowContext {
  /// The sub-flows that are running or were left on the stack, oldest first.
  public var subflows: [FlowNode] { core.subflows }

  /// Starts a sub-flow, and retains it until it has reported and its screens are gone.
  /// - Parameters:
  ///   - flow: Creates a flow.
  ///   - onFinished: called once per visit, with the result and the dismisser; a sub-flow that is not dismissed stays
  ///     on the stack. Without this closure, the sub-flow is dismissed, animated.
  ///   - onStarted: called once, when the first screen is visible, unless the sub-flow has reported before.
  ///   - onProgress: called with the progress that the sub-flow sends before it reports.
  public func start<Result: CancellableResult>(
    _ flow: any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void = { $1.dismiss() },
    onStarted: FlowNode.OnStarted? = nil,
    onProgress: (@MainActor (Result.Progress) -> Void)? = nil
  ) {
    core.start(flow, onFinished: onFinished, onStarted: onStarted, onProgress: onProgress)
  }

  /// Runs a sub-flow to its first result, and dismisses it; cancelling the waiting task terminates it, as `cancelled`.
  public func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    await core.run(flow)
  }

  /// Terminates a sub-flow, after its own sub-flows, without a report and without animation.
  public func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    core.terminate(flow)
  }

  /// Terminates all sub-flows, the newest first.
  public func terminateSubflows() {
    core.endSubflows()
  }
}
