// How a flow ends. Every end comes through `end`: a dismissal, a termination, the last screen of a reported flow.

extension FlowNode: ViewControllerDismisser {
  /// Undoes all that the flow and its sub-flows have shown; a flow that has not reported yet is terminated by it.
  /// - Parameter completion: called exactly once, when nothing of the flow is on show any more.
  public final func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    end(animated: animated, completion: completion)
  }

  /// Ends the flow and all flows inside it, leaf first; then takes their screens away in one go.
  final func end(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let runtime, state != .ended else {
      completeWhenSettled(completion)
      return
    }
    let owner = parent ?? self
    let shown = closeAll().filter { !$0.screens.isEmpty }
    if shown.isEmpty {
      completeWhenSettled(completion)
    } else {
      runtime.takeDown(shown, for: owner, animated: animated, completion: completion)
    }
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
    while node.state == .reported, !node.isDelivering, !node.isOnShow {
      guard let parent = node.parent else { return }
      _ = node.closeAll()
      node = parent
    }
  }

  /// Closes this flow and all inside it, leaf first, without recursion: flows nest deeper than a stack does.
  private func closeAll() -> [FlowNode] {
    var closed: [FlowNode] = []
    var node = self
    while true {
      while let child = node.newestChild { node = child }
      let parent = node.parent
      node.close()
      closed.append(node)
      guard node !== self, let parent else { return closed }
      node = parent
    }
  }

  private func close() {
    let wasRunning = state == .running
    state = .ended
    openScope?.close()
    leaveParent()
    if wasRunning { tell(.terminated) }
    didEnd()
    if screens.isEmpty { releaseFlow() }
  }

  private func completeWhenSettled(_ completion: (@MainActor () -> Void)?) {
    guard let completion else { return }
    guard let runtime else { return completion() }
    runtime.afterTransitions(completion)
  }
}
