// The start of a flow, and the effects of its screens being shown and removed.

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
          self?.beginVisitOnReport()
          dismisser.dismiss(animated: true) { continuation.resume(returning: result) }
        }
        start(flow, onFinished: onFinished, onStarted: nil, onProgress: nil)
      }
    } onCancel: {
      Task { @MainActor in core.end(animated: false) }
    }
  }

  /// Returns whether the flow with this node can be started here, and emits the misuse if not.
  private func canStart(_ node: FlowNode, isStored: Bool) -> Bool {
    beginVisitOnReport()
    if !isStored {
      emit(.contextNotStored)
    } else if node.stage != .notStarted {
      node.emit(.startedTwice)
    } else if stage != .running {
      emit(.startedByIdleOwner)
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
    emit(.started)
    guard let rare else { return }
    for misuse in rare.earlyMisuses { emit(misuse) }
  }

  /// Called when a screen is visible: the flow has started, and so have the flows around it that waited for their first
  /// screen.
  final func didShow(_ screen: FlowScreen) {
    emit(.showed(screen.viewController))
    // All callbacks run before any of these flows can report.
    runtime?.holdDeliveries()
    var node: FlowNode? = self
    while let it = node, !it.hasStarted {
      it.hasStarted = true
      if it.stage == .running, let onStarted = it.rare?.onStarted {
        runtime?.deliver(.call { if it.stage != .ended { onStarted(FlowDismisser(node: it)) } })
      }
      node = it.parent
    }
    runtime?.releaseDeliveries()
  }
}

// MARK: - Visits

extension FlowNode {
  /// Begins a new visit if a flow that has reported acts on a sub-flow's result.
  final func beginVisitOnReport() {
    if isReceivingReport, stage == .reported { visitAgain() }
  }

  /// Begins a new visit of a flow that has reported, and of the reported flows around it, when the person is back.
  final func visitAgain() {
    var node: FlowNode? = self
    while let it = node {
      if it.stage == .reported, !it.isDelivering {
        it.stage = .running
        it.rare?.scope?.open(in: it.runtime)
        it.emit(.visitedAgain)
      }
      node = it.parent
    }
  }
}

// MARK: - Telling

extension FlowNode {
  final func emit(_ event: @autoclosure () -> FlowEvent) {
    guard isObserved, let observer = runtime?.observer else { return }
    observer.flow(self, did: event())
  }

  /// Emits a misuse, as soon as the flow is in a tree.
  final func emit(_ misuse: FlowMisuse) {
    if stage == .notStarted { rareParts.earlyMisuses.append(misuse) } else { emit(.misused(misuse)) }
  }

  final func tellLeaks() {
    if let rare { for screen in rare.formerScreens { tellLeak(screen()) } }
    tellLeak(former)
  }

  private func tellLeak(_ part: AnyObject?) {
    if let part { emit(.leaked(String(reflecting: Swift.type(of: part)))) }
  }
}
