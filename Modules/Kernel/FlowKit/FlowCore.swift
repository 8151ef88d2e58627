/// A flow's node with its result type and the callbacks of its caller.
@usableFromInline
final class FlowCore<FlowResult: CancellableResult>: FlowNode {
  typealias OnFinished = @MainActor (FlowResult, any ViewControllerDismisser) -> Void

  @usableFromInline override var resultType: Any.Type { FlowResult.self }
  private var onFinished: OnFinished?
  // The reported result while its delivery is pending; not optional, since a generic optional costs a look-up at each
  // access.
  private var answer = FlowResult.cancelled

  @usableFromInline override init(_ presentation: FlowPresentation) { super.init(presentation) }

  var resultOnDismissal: FlowResult {
    get { rare?.resultOnDismissal as? FlowResult ?? .cancelled }
    set { rareParts.resultOnDismissal = newValue }
  }

  func report(_ result: FlowResult) {
    beginVisitOnReport()
    switch stage {
    case .notStarted: emit(.finishedBeforeStart)
    case .reported: emit(.finishedTwice)
    case .ended: emit(.finishedAfterEnd)
    case .running:
      stage = .reported
      isDelivering = true
      rare?.scope?.close()
      emit(.reported(result))
      if let runtime, !runtime.isHoldingDeliveries {
        runtime.holdDeliveries()
        tellCaller(result)
        runtime.releaseDeliveries()
      } else {
        answer = result
        runtime?.deliver(.report(self))
      }
    }
  }

  func send(_ progress: FlowResult.Progress) {
    beginVisitOnReport()
    guard stage == .running else { return emit(.progressedOutsideVisit) }
    emit(.progressed(progress))
    runtime?.deliver(.call { [self] in rare?.onProgress?(progress) })
  }

  func begin(
    _ flow: AnyObject, in owner: FlowNode, _ onProgress: (@MainActor (FlowResult.Progress) -> Void)?,
    _ onFinished: @escaping OnFinished
  ) {
    self.onFinished = onFinished
    if let onProgress {
      rareParts.onProgress = { if let progress = $0 as? FlowResult.Progress { onProgress(progress) } }
    }
    begin(flow, in: owner)
  }

  override func reportDismissal() {
    endSubflows()
    dropPendingScreens()
    // A flow around this one that has reported may be over now.
    runtime?.endEmptied()
    if stage == .running { report(resultOnDismissal) }
  }

  override func deliverReport() {
    let result = answer
    answer = .cancelled
    tellCaller(result)
  }

  private func tellCaller(_ result: FlowResult) {
    isDelivering = false
    rare?.onEnded = nil
    let sleeper = parent?.stage == .reported ? parent : nil
    sleeper?.isReceivingReport = true
    onFinished?(result, FlowDismisser(node: self))
    sleeper?.isReceivingReport = false
    endIfGone()
  }

  override func forgetCaller() {
    onFinished = nil
    rare?.onStarted = nil
    rare?.onProgress = nil
    rare?.onEnded?()
  }
}

/// The dismisser of a flow.
struct FlowDismisser: ViewControllerDismisser {
  let node: FlowNode

  /// Dismisses all screens of the flow and its sub-flows; a flow that has not reported yet is terminated.
  func dismiss(animated: Bool, completion: @escaping Completion) {
    // Reaching rest could otherwise start a later transition first.
    node.runtime?.holdDeliveries()
    node.end(animated: animated)
    node.runtime?.afterTransitions(completion)
    node.runtime?.releaseDeliveries()
  }
}
