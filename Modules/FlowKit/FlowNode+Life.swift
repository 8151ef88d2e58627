// How a flow begins, and what becomes of it when its screens come and go.

extension FlowNode {
  final func begin(_ flow: AnyObject, in owner: FlowNode) {
    instance = flow
    type = Swift.type(of: flow)
    runtime = owner.runtime
    stage = .running
    owner.adopt(self)
    work?.open(in: runtime)
    tell(.started)
    if reportedTooEarly { tell(.misused(.finishedBeforeStart)) }
  }

  /// Takes a screen in, and answers its number among all that the tree has shown.
  final func didAdd(_ screen: FlowScreen) -> Int {
    screens = screens + [screen]
    runtime?.screensShown += 1
    return runtime?.screensShown ?? 0
  }

  /// A screen is up: the flow has started, and so have those around it that waited for their first screen.
  final func didShow(_ screen: FlowScreen) {
    tell(.showed(screen.viewController))
    for node in sequence(first: self, next: \.parent) {
      if node.hasStarted { return }
      node.hasStarted = true
      node.onStarted?(node)
      node.onStarted = nil
    }
  }

  final func didLose(_ screen: FlowScreen, wasUp: Bool) {
    screens = screens.filter { $0 !== screen }
    if runtime?.observer != nil { parts = parts.filter { $0() != nil } + [{ [weak it = screen.viewController] in it }] }
    if wasUp { tell(.lost(screen.viewController)) }
    if state == .ended, screens.isEmpty { release() }
  }

  /// A running flow has nothing to show any more: it is cancelled, or ended if a flow around it took the screens away;
  /// what a flow takes away from itself, or from around it, is no news to it.
  final func didLoseAllScreens(to actor: FlowNode?) {
    if let actor, actor.isInside(self) { return }
    if let actor, isInside(actor) { end(animated: false) } else { reportCancelled() }
  }

  /// One of the flow's screens is the top again: a flow that has reported is asked anew, and so are those around it.
  final func visitAgain() {
    for node in sequence(first: self, next: \.parent) {
      guard node.state == .reported, !node.isDelivering else { return }
      node.stage = .running
      node.work?.open(in: node.runtime)
      node.tell(.visitedAgain)
    }
  }

  final func release() {
    if let runtime, runtime.observer != nil {
      former = instance
      runtime.checkForLeaks(of: self)
    }
    instance = nil
  }

  final func tellLeaks() {
    guard former != nil || !parts.isEmpty else { return }
    for case let part? in parts.map({ $0() }) + [former] { tell(.leaked(String(reflecting: Swift.type(of: part)))) }
  }

  final func tell(_ event: @autoclosure () -> FlowEvent) {
    guard let observer = runtime?.observer else { return }
    observer.flow(self, did: event())
  }
}
