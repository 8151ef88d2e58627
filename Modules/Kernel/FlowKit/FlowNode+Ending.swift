// How a flow ends. Every end comes through here: a dismissal, a termination, the last screen of a reported flow.

extension FlowNode {
  /// Ends the flow and all flows inside it, leaf first; then takes their screens away in one go.
  final func end(animated: Bool) {
    guard let runtime, stage != .ended else { return }
    runtime.hold()
    let caller = parent
    runtime.takeDown(closeAll(), by: .caller(caller), animated: animated)
    runtime.endEmptied()
    runtime.letGo()
  }

  /// Ends one of the sub-flows.
  final func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    let core = flow.context.core
    guard core.stage != .ended else { return }
    guard core.parent === self else { return tell(.terminatedByStranger) }
    core.end(animated: false)
  }

  /// Ends the sub-flows that there are now, the newest first; their screens go in one movement.
  final func endSubflows() {
    guard let runtime else { return }
    runtime.hold()
    var shown: [FlowScreen] = []
    for child in subflows.reversed() where child.stage != .ended { shown += child.closeAll() }
    runtime.takeDown(shown, by: .caller(self), animated: false)
    runtime.endEmptied()
    runtime.letGo()
  }

  /// A flow that has reported, and has nothing to show any more, is over.
  final func endIfGone() {
    if stage == .reported, !isDelivering, !hasScreens { closeAll() }
  }

  /// Closes this flow and all inside it, leaf first, without recursion: flows nest deeper than a stack does.
  /// - Returns: the screens that they have on show.
  @discardableResult
  private func closeAll() -> [FlowScreen] {
    guard newestChild != nil else {
      let shown = newestScreen == nil ? [] : screens
      wasRunning = stage == .running
      stage = .ended
      close()
      return shown
    }
    // All are over before anybody is told of one: an observer that starts a flow starts it in none of these.
    var next: FlowNode? = self
    while let node = next {
      node.wasRunning = node.stage == .running
      node.stage = .ended
      next = node.next(in: self)
    }
    var shown: [FlowScreen] = []
    var node = self
    while true {
      while let child = node.newestChild { node = child }
      let next = node === self ? nil : node.parent
      if node.newestScreen != nil { shown += node.screens }
      node.close()
      guard let next else { return shown }
      node = next
    }
  }

  private func close() {
    rare?.scope?.close()
    dropWaiting()
    if let runtime, !runtime.transitions.isEmpty { rareParts.formerParent = parent }
    leaveParent()
    if wasRunning { tell(.terminated) }
    forgetCaller()
    if newestScreen == nil { release() }
  }

  /// Nothing of the flow is on show any more.
  final func release() {
    tell(.ended)
    if isObserved {
      former = instance
      formerType = flowType
      runtime?.checkForLeaks(of: self)
    }
    instance = nil
  }
}
