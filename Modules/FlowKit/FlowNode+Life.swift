// How a flow begins, and what becomes of it when its screens come and go.

extension FlowNode {
  /// Starts `flow` as a sub-flow of this one.
  /// - Returns: whether it was started.
  @discardableResult
  final func start<Result: CancellableResult>(
    _ flow: any Flow<Result>, onStarted: OnStarted?, onEnded: Completion? = nil,
    onProgress: (@MainActor (Result.Progress) -> Void)?,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void
  ) -> Bool {
    let core = flow.context.core
    actOnReport()
    guard let misuse = misuse(ofStarting: core, again: flow.context.core) else {
      if onStarted != nil || onEnded != nil {
        core.rareParts.onStarted = onStarted
        core.rareParts.onEnded = onEnded
      }
      core.begin(flow, in: self, onProgress, onFinished)
      flow.didStart()
      return true
    }
    if case .startedTwice = misuse { core.tell(misuse) } else { tell(misuse) }
    onEnded?()
    return false
  }

  private func misuse(ofStarting node: FlowNode, again same: FlowNode) -> FlowMisuse? {
    guard node === same else { return .contextNotStored }
    guard node.stage == .notStarted else { return .startedTwice }
    return stage == .running ? nil : .startedByIdleOwner
  }

  /// Starts `flow`, and waits for its first result.
  final func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    guard !Task.isCancelled else { return .cancelled }
    let started = StartedFlow()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isStarted = start(
          flow, onStarted: nil, onEnded: { continuation.resume(returning: .cancelled) }, onProgress: nil
        ) { [weak self] result, dismisser in
          self?.actOnReport()
          dismisser.dismiss(animated: true) { continuation.resume(returning: result) }
        }
        if isStarted { started.node = flow.context.core }
      }
    } onCancel: {
      Task { @MainActor in started.node?.end(animated: false) }
    }
  }

  /// The flow that a task waits for, once it has started it.
  @MainActor
  private final class StartedFlow {
    var node: FlowNode?
  }

  final func begin(_ flow: AnyObject, in owner: FlowNode) {
    instance = flow
    runtime = owner.runtime
    isObserved = owner.isObserved
    number = runtime?.nextNumber() ?? 0
    stage = .running
    owner.adopt(self)
    rare?.scope?.open(in: runtime)
    tell(.started)
    guard let early = rare?.earlyMisuses, !early.isEmpty else { return }
    rare?.earlyMisuses = []
    for misuse in early { tell(misuse) }
  }

  /// A screen is up: the flow has started, and so have those around it that waited for their first screen.
  final func didShow(_ screen: FlowScreen) {
    tell(.showed(screen.viewController))
    guard !hasStarted else { return }
    // All are told before one of them can report.
    runtime?.hold()
    var node: FlowNode? = self
    while let it = node, !it.hasStarted {
      it.hasStarted = true
      if it.stage == .running, let onStarted = it.rare?.onStarted {
        runtime?.deliver(.call { if it.stage != .ended { onStarted(FlowDismisser(node: it)) } })
      }
      it.rare?.onStarted = nil
      node = it.parent
    }
    runtime?.letGo()
  }
}

// MARK: - Visits

extension FlowNode {
  /// What a flow that has reported does when it hears of a sub-flow's result begins a new visit.
  final func actOnReport() {
    if isHearingReport, stage == .reported, !isDelivering { visitAgain() }
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
    guard let rare else { return }
    for case let part? in rare.formerScreens.map({ $0() }) + [rare.former] {
      tell(.leaked(String(reflecting: Swift.type(of: part))))
    }
  }
}
