/// How a flow tells its caller that it started, and that it finished: the result, and what undoes all that it showed.
@MainActor
public final class FlowHandler<FlowResult: CancellableResult>: FlowNode {
  typealias OnFinished = @MainActor (FlowResult, any ViewControllerDismisser) -> Void

  public override var resultType: Any.Type { FlowResult.self }
  /// What it means just now that the person takes the flow away: cancelled, unless the flow has said otherwise.
  public var whenLeft = FlowResult.cancelled
  private var onFinished: OnFinished?

  /// The handler of a flow that is not started yet.
  public override init() { super.init() }

  /// The flow has a result: its visit is over, and the caller is told.
  public func flowFinished(_ result: FlowResult) {
    switch state {
    case .notStarted: reportedTooEarly = true
    case .reported: tell(.misused(.finishedTwice))
    case .ended: tell(.misused(.finishedAfterEnd))
    case .running:
      stage = .reported
      isDelivering = true
      work?.close()
      tell(.reported(result))
      if let runtime, runtime.isDelivering {
        runtime.reports.append(.init { [self] in deliver(result) })
      } else {
        runtime?.deliver { deliver(result) }
      }
    }
  }

  /// Starts the flow as a sub-flow of `owner`.
  /// - Parameter onEnded: called when the flow has ended without an answer.
  func start(
    _ flow: any Flow<FlowResult>, in owner: FlowNode, onStarted: OnStarted? = nil, onEnded: Completion? = nil,
    onFinished: @escaping OnFinished
  ) {
    guard state == .notStarted, owner.state == .running else {
      state == .notStarted ? owner.tell(.misused(.startedByIdleOwner)) : tell(.misused(.startedTwice))
      onEnded?()
      return
    }
    (self.onStarted, self.onEnded, self.onFinished) = (onStarted, onEnded, onFinished)
    begin(flow, in: owner)
    flow.didStart()
  }

  override func reportCancelled() {
    endSubflows()
    if state == .running { flowFinished(whenLeft) }
  }

  private func deliver(_ result: FlowResult) {
    isDelivering = false
    onEnded = nil
    onFinished?(result, self)
    endIfGone()
  }

  override func forgetCaller() {
    onFinished = nil
    super.forgetCaller()
  }
}
