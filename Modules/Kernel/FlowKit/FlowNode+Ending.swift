// The end of a flow, by dismissal, termination, or the removal of the last screen of a reported flow.

extension FlowNode {
  /// Ends the flow and all flows inside it, leaf first; then dismisses their screens at once.
  final func end(animated: Bool) {
    guard let runtime, stage != .ended else { return }
    runtime.holdDeliveries()
    let caller = parent
    runtime.remove(closeAll(), by: .caller(caller), animated: animated)
    runtime.endEmptied()
    runtime.releaseDeliveries()
  }

  /// Ends one of the sub-flows.
  final func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    let core = flow.context.core
    guard core.stage != .ended else { return }
    guard core.parent === self else { return emit(.terminatedByStranger) }
    core.end(animated: false)
  }

  /// Ends the current sub-flows, newest first; their screens are removed in one movement.
  final func endSubflows() {
    guard let runtime else { return }
    runtime.holdDeliveries()
    var shown: [FlowScreen] = []
    for child in subflows.reversed() where child.stage != .ended { shown += child.closeAll() }
    runtime.remove(shown, by: .caller(self), animated: false)
    runtime.endEmptied()
    runtime.releaseDeliveries()
  }

  /// Ends a flow that has reported and has no screens left.
  final func endIfGone() {
    if stage == .reported, !isDelivering, !hasScreens { closeAll() }
  }

  /// Closes this flow and all inside it, leaf first, without recursion, since flows can nest deeper than the call stack
  /// allows.
  /// - Returns: the visible screens of all these flows.
  @discardableResult
  private func closeAll() -> [FlowScreen] {
    guard newestChild != nil else {
      let shown = newestScreen == nil ? [] : screens
      wasRunning = stage == .running
      stage = .ended
      close()
      return shown
    }
    // All end before the observer is informed of any: it could start a flow in one of them.
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
    dropPendingScreens()
    if let runtime, !runtime.transitions.isEmpty { rareParts.formerParent = parent }
    leaveParent()
    if wasRunning { emit(.terminated) }
    forgetCaller()
    if newestScreen == nil { release() }
  }

  /// The last screen of the flow is gone.
  final func release() {
    emit(.ended)
    if isObserved {
      former = instance
      formerType = flowType
      runtime?.checkForLeaks(of: self)
    }
    instance = nil
  }
}
