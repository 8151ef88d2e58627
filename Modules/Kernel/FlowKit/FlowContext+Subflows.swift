extension FlowContext {
  /// The sub-flows that run or were left on the stack, oldest first.
  public var subflows: [FlowNode] { core.subflows }

  /// Starts a sub-flow, and keeps it until it has reported and is off the screen.
  /// - Parameters:
  ///   - flow: A flow that has not started.
  ///   - onFinished: called once a visit, with the result and with what dismisses the sub-flow; one that is not dismissed
  ///     stays on the stack. Without it, the sub-flow is dismissed, animated.
  ///   - onStarted: called once, when the first screen is up, unless the sub-flow has reported before.
  ///   - onProgress: called with what the sub-flow sends before it reports.
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

  /// Ends a sub-flow from outside: its own sub-flows first, without a report and unanimated; nothing of it stays.
  public func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    core.terminate(flow)
  }

  /// Terminates all sub-flows, the newest first.
  public func terminateSubflows() {
    core.endSubflows()
  }
}
