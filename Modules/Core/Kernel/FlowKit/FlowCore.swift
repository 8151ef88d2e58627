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
    get { optionalState?.resultOnDismissal as? FlowResult ?? .cancelled }
    set { requiredState.resultOnDismissal = newValue }
  }

  func report(_ result: FlowResult) {
    resumeOnReport()
    switch stage {
    case .notStarted: emit(.finishedBeforeStart)
    case .reported: emit(.finishedTwice)
    case .ended: emit(.finishedAfterEnd)
    case .running:
      stage = .reported
      isDelivering = true
      optionalState?.scope?.close()
      if let runtime, !runtime.isHoldingDeliveries {
        runtime.holdDeliveries()
        if isObserved { runtime.emit(.reported(result), of: self) }
        notifyCaller(result, in: runtime)
        runtime.releaseDeliveries()
      } else {
        answer = result
        runtime?.deliver(.report(self))
        emit(.reported(result))
      }
    }
  }

  func send(_ progress: FlowResult.Progress) {
    resumeOnReport()
    guard stage == .running, let runtime else { return emit(.progressedOutsideVisit) }
    // Actions of the observer take effect after the progress.
    runtime.holdDeliveries()
    runtime.deliver(.call { [self] in callParent { optionalState?.onProgress?(progress) } })
    emit(.progressed(progress))
    runtime.releaseDeliveries()
  }

  func begin(
    _ flow: any Flow, in owner: FlowNode, _ onProgress: (@MainActor (FlowResult.Progress) -> Void)?,
    _ onFinished: @escaping OnFinished
  ) {
    self.onFinished = onFinished
    if let onProgress {
      requiredState.onProgress = { if let progress = $0 as? FlowResult.Progress { onProgress(progress) } }
    }
    begin(flow, in: owner)
  }

  override func reportDismissal() {
    endSubflows()
    dropPendingScreens()
    // A flow around this one that has reported may be over now.
    runtime?.endNodesWithoutScreens()
    if stage == .running { report(resultOnDismissal) }
  }

  override func deliverReport(in runtime: FlowRuntime) {
    let result = answer
    answer = .cancelled
    notifyCaller(result, in: runtime)
  }

  private func notifyCaller(_ result: FlowResult, in runtime: FlowRuntime) {
    isDelivering = false
    optionalState?.onEnded = nil
    callParent { onFinished?(result, FlowDismisser(node: self)) }
    endIfGone(in: runtime)
  }

  /// Runs a callback of the parent; if the parent has reported before and acts in the callback, it begins a new visit.
  private func callParent(_ body: () -> Void) {
    let reportedParent = parent?.stage == .reported ? parent : nil
    reportedParent?.isReceivingReport = true
    body()
    reportedParent?.isReceivingReport = false
  }

  override func forgetCaller() {
    onFinished = nil
    optionalState?.onStarted = nil
    optionalState?.onProgress = nil
    optionalState?.onEnded.take()?()
  }
}

struct FlowDismisser: ViewControllerDismisser {
  let node: FlowNode

  /// Dismisses all screens of the flow and its sub-flows; a flow that has not reported yet is terminated.
  func dismiss(animated: Bool, completion: @escaping Completion) {
    node.end(animated: animated, followedBy: completion)
  }
}
