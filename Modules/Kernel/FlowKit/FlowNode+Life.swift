// How a flow begins, and what becomes of it when its screens come and go.

extension FlowNode {
  /// Starts `flow` as a sub-flow of this one, unless that is misuse.
  final func start<Result: CancellableResult>(
    _ flow: any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void, onStarted: OnStarted?,
    onProgress: (@MainActor (Result.Progress) -> Void)?
  ) {
    let core = flow.context.core
    guard canStart(core, isStored: core === flow.context.core) else { return }
    if let onStarted { core.rareParts.onStarted = onStarted }
    core.begin(flow, in: self, onProgress, onFinished)
    flow.didStart()
  }

  /// Starts `flow`, and waits for its first result.
  final func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    let core = flow.context.core
    guard !Task.isCancelled, canStart(core, isStored: core === flow.context.core) else { return .cancelled }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        core.rareParts.onEnded = { continuation.resume(returning: .cancelled) }
        let onFinished: @MainActor (Result, any ViewControllerDismisser) -> Void = { [weak self] result, dismisser in
          self?.actOnReport()
          dismisser.dismiss(animated: true) { continuation.resume(returning: result) }
        }
        start(flow, onFinished: onFinished, onStarted: nil, onProgress: nil)
      }
    } onCancel: {
      Task { @MainActor in core.end(animated: false) }
    }
  }

  /// Tells of the misuse if the flow with this node, which it has stored or not, cannot be started here.
  private func canStart(_ node: FlowNode, isStored: Bool) -> Bool {
    actOnReport()
    if !isStored {
      tell(.contextNotStored)
    } else if node.stage != .notStarted {
      node.tell(.startedTwice)
    } else if stage != .running {
      tell(.startedByIdleOwner)
    } else {
      return true
    }
    return false
  }

  final func begin(_ flow: AnyObject, in owner: FlowNode) {
    instance = flow
    runtime = owner.runtime
    isObserved = owner.isObserved
    number = runtime?.nextNumber() ?? number
    stage = .running
    owner.adopt(self)
    rare?.scope?.open(in: runtime)
    tell(.started)
    guard let rare else { return }
    for misuse in rare.earlyMisuses { tell(misuse) }
  }

  /// A screen is up: the flow has started, and so have those around it that waited for their first screen.
  final func didShow(_ screen: FlowScreen) {
    tell(.showed(screen.viewController))
    // All are told before one of them can report.
    runtime?.hold()
    var node: FlowNode? = self
    while let it = node, !it.hasStarted {
      it.hasStarted = true
      if it.stage == .running, let onStarted = it.rare?.onStarted {
        runtime?.deliver(.call { if it.stage != .ended { onStarted(FlowDismisser(node: it)) } })
      }
      node = it.parent
    }
    runtime?.letGo()
  }
}

// MARK: - Visits

extension FlowNode {
  /// What a flow that has reported does when it hears of a sub-flow's result begins a new visit.
  final func actOnReport() {
    if isHearingReport, stage == .reported { visitAgain() }
  }

  /// The person is back: a flow that has reported is asked anew, and so are those around it.
  final func visitAgain() {
    var node: FlowNode? = self
    while let it = node {
      if it.stage == .reported, !it.isDelivering {
        it.stage = .running
        it.rare?.scope?.open(in: it.runtime)
        it.tell(.visitedAgain)
      }
      node = it.parent
    }
  }
}

// MARK: - Telling

extension FlowNode {
  final func tell(_ event: @autoclosure () -> FlowEvent) {
    guard isObserved, let observer = runtime?.observer else { return }
    observer.flow(self, did: event())
  }

  /// Tells of a misuse, as soon as there is somebody to tell.
  final func tell(_ misuse: FlowMisuse) {
    if stage == .notStarted { rareParts.earlyMisuses.append(misuse) } else { tell(.misused(misuse)) }
  }

  final func tellLeaks() {
    if let rare { for screen in rare.formerScreens { tellLeak(screen()) } }
    tellLeak(former)
  }

  private func tellLeak(_ part: AnyObject?) {
    if let part { tell(.leaked(String(reflecting: Swift.type(of: part)))) }
  }
}
