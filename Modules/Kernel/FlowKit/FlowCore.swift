/// A flow's node with what depends on its result: what its caller hears.
@usableFromInline
final class FlowCore<FlowResult: CancellableResult>: FlowNode {
  typealias OnFinished = @MainActor (FlowResult, any ViewControllerDismisser) -> Void

  @usableFromInline override var resultType: Any.Type { FlowResult.self }
  private var onFinished: OnFinished?
  // What was reported, while the report waits for its turn; no optional, since a generic one costs a look-up at each access.
  private var answer = FlowResult.cancelled

  @usableFromInline override init(_ presentation: FlowPresentation) { super.init(presentation) }

  var resultOnDismissal: FlowResult {
    get { rare?.resultOnDismissal as? FlowResult ?? .cancelled }
    set { rareParts.resultOnDismissal = newValue }
  }

  func report(_ result: FlowResult) {
    actOnReport()
    switch stage {
    case .notStarted: tell(.finishedBeforeStart)
    case .reported: tell(.finishedTwice)
    case .ended: tell(.finishedAfterEnd)
    case .running:
      stage = .reported
      isDelivering = true
      rare?.scope?.close()
      tell(.reported(result))
      if let runtime, !runtime.isTelling {
        runtime.hold()
        tellCaller(result)
        runtime.letGo()
      } else {
        answer = result
        runtime?.deliver(.report(self))
      }
    }
  }

  func send(_ progress: FlowResult.Progress) {
    actOnReport()
    guard stage == .running else { return tell(.progressedOutsideVisit) }
    tell(.progressed(progress))
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
    dropWaiting()
    // With what waited, a flow around this one that has reported may be over.
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
    sleeper?.isHearingReport = true
    onFinished?(result, FlowDismisser(node: self))
    sleeper?.isHearingReport = false
    endIfGone()
  }

  override func forgetCaller() {
    onFinished = nil
    rare?.onStarted = nil
    rare?.onProgress = nil
    rare?.onEnded?()
  }
}

/// What the caller of a flow dismisses it with.
struct FlowDismisser: ViewControllerDismisser {
  let node: FlowNode

  /// Takes away all that the flow and its sub-flows have shown; a flow that has not reported yet is terminated by it.
  func dismiss(animated: Bool, completion: @escaping Completion) {
    // At rest, something may be shown that was asked for later than this.
    node.runtime?.hold()
    node.end(animated: animated)
    node.runtime?.afterTransitions(completion)
    node.runtime?.letGo()
  }
}
