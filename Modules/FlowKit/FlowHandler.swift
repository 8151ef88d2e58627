/// How a flow tells its caller that it started, and that it finished: the result, and the dismisser that undoes what
/// it showed.
///
/// The flow makes it; the ``FlowController`` that starts the flow fills in who listens.
@MainActor
public final class FlowHandler<FlowResult: CancellableResult>: FlowNode {
  /// Who hears of the result.
  enum Listener {
    /// Nobody: the flow is dismissed, animated.
    case none
    case callback(@MainActor (FlowResult, any ViewControllerDismisser) -> Void)
    case waiting(CheckedContinuation<FlowResult, Never>)
  }

  public override var resultType: Any.Type { FlowResult.self }

  private var onStarted: (@MainActor (any ViewControllerDismisser) -> Void)?
  private var listener = Listener.none
  private var undelivered: FlowResult?

  /// The handler of a flow that is not started yet.
  public override init() { super.init() }

  /// The flow has a result: its visit is over, and the caller is told.
  public func flowFinished(_ result: FlowResult) {
    switch state {
    case .notStarted: reportedTooEarly = true
    case .reported: tell(.misused(.finishedTwice))
    case .ended: tell(.misused(.finishedAfterEnd))
    case .running: report(result)
    }
  }

  func start(
    _ flow: any Flow<FlowResult>, in owner: FlowNode,
    onStarted: (@MainActor (any ViewControllerDismisser) -> Void)?, listener: Listener
  ) {
    guard state == .notStarted, owner.state == .running, let runtime = owner.runtime else {
      refuse(listener, by: owner)
      return
    }
    self.flow = flow
    flowType = type(of: flow)
    self.runtime = runtime
    self.onStarted = onStarted
    self.listener = listener
    state = .running
    owner.adopt(self)
    openScope?.open(in: runtime)
    tell(.started)
    if reportedTooEarly { tell(.misused(.finishedBeforeStart)) }
    flow.didStart()
  }

  private func refuse(_ listener: Listener, by owner: FlowNode) {
    if state == .notStarted {
      owner.tell(.misused(.startedByIdleOwner))
    } else {
      tell(.misused(.startedTwice))
    }
    if case .waiting(let continuation) = listener { continuation.resume(returning: .cancelled) }
  }

  private func report(_ result: FlowResult) {
    undelivered = result
    isDelivering = true
    state = .reported
    openScope?.close()
    tell(.reported(result))
    runtime?.deliver(self)
  }

  // MARK: - FlowNode

  override func didStartVisit(_ dismisser: any ViewControllerDismisser) {
    onStarted?(dismisser)
    onStarted = nil
  }

  override func reportCancelled() {
    endSubflows()
    if state == .running { report(.cancelled) }
  }

  override func deliver() {
    guard state == .reported, let result = undelivered else { return }
    undelivered = nil
    isDelivering = false
    switch listener {
    case .none: dismiss()
    case .callback(let callback): callback(result, self)
    case .waiting(let continuation):
      listener = .none
      dismiss(animated: true) { continuation.resume(returning: result) }
    }
    endIfGone()
  }

  override func didEnd() {
    if case .waiting(let continuation) = listener { continuation.resume(returning: .cancelled) }
    listener = .none
    onStarted = nil
    undelivered = nil
  }
}
