// How a flow ends. Every end comes through here: a dismissal, a termination, the last screen of a reported flow.

extension FlowNode: ViewControllerDismisser {
  /// Undoes all that the flow and its sub-flows have shown; a flow that has not reported yet is terminated by it.
  /// - Parameter completion: called exactly once, when nothing of the flow is on show any more.
  public final func dismiss(animated: Bool, completion: @escaping Completion) {
    end(animated: animated)
    if let runtime { runtime.afterTransitions(completion) } else { completion() }
  }

  /// Ends the flow and all flows inside it, leaf first; then takes their screens away in one go.
  final func end(animated: Bool) {
    guard let runtime, state != .ended else { return }
    let owner = parent ?? self
    runtime.takeDown(closeAll(), by: owner, animated: animated)
    owner.endIfGone()
    runtime.checkIdle()
  }

  /// Ends the sub-flows, leaf first.
  final func endSubflows() {
    while let newestChild { newestChild.end(animated: false) }
  }

  /// A flow that has reported, and of which nothing is on show any more, is over; and so may be those around it.
  final func endIfGone() {
    var node = self
    while node.state == .reported, !node.isDelivering, !node.isOnShow, let parent = node.parent {
      if node.newestChild == nil { node.close() } else { node.closeAll() }
      node = parent
    }
  }

  /// Closes this flow and all inside it, leaf first, without recursion: flows nest deeper than a stack does.
  /// - Returns: the screens that they have on show.
  @discardableResult
  private func closeAll() -> [FlowScreen] {
    var shown: [FlowScreen] = []
    var node = self
    while true {
      while let child = node.newestChild { node = child }
      let next = node === self ? nil : node.parent
      if !node.screens.isEmpty { shown += node.screens }
      node.close()
      guard let next else { return shown }
      node = next
    }
  }

  private func close() {
    let wasRunning = state == .running
    stage = .ended
    work?.close()
    leaveParent()
    if wasRunning { tell(.terminated) }
    forgetCaller()
    if screens.isEmpty { release() }
  }
}
