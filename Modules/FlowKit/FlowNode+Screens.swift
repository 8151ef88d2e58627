// What becomes of a flow when its screens come and go.

extension FlowNode {
  /// Takes a screen in.
  /// - Returns: its place in the order in which all screens of the tree were shown.
  final func didAdd(_ screen: FlowScreen) -> Int {
    screens.append(screen)
    runtime?.screensShown += 1
    return runtime?.screensShown ?? 0
  }

  /// A screen is up: the flow has started, and so have those around it that waited for their first screen.
  final func didShow(_ screen: FlowScreen) {
    tell(.showed(screen.viewController))
    var node = self
    while !node.hasStarted {
      node.hasStarted = true
      node.didStartVisit(node)
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  final func didLose(_ screen: FlowScreen, wasUp: Bool) {
    screens.removeAll { $0 === screen }
    if runtime?.observer != nil {
      if leakWatch == nil { leakWatch = LeakWatch(self) }
      leakWatch?.add(screen.viewController)
    }
    if wasUp { tell(.lost(screen.viewController)) }
    if state == .ended, screens.isEmpty { releaseFlow() }
  }

  /// One of the flow's screens is the top again: a flow that has reported is asked anew, and so are those around it.
  final func visitAgain() {
    var node: FlowNode? = self
    while let current = node, current.state == .reported, !current.isDelivering {
      current.state = .running
      current.openScope?.open(in: current.runtime)
      current.tell(.visitedAgain)
      node = current.parent
    }
  }

  final func releaseFlow() {
    guard let flow else { return }
    if let runtime, runtime.observer != nil {
      let watch = leakWatch ?? LeakWatch(self)
      watch.add(flow)
      runtime.check(watch)
    }
    self.flow = nil
  }
}
