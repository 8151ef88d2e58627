// The toolkit's notifications to FlowKit about removed screens, and about attempts to leave.

extension FlowScreen {
  /// Asks whether the person may dismiss these screens, bottom first; a toolkit calls this before it removes them.
  /// - Returns: whether the toolkit may proceed. If not, a screen asks first, and FlowKit removes the screens later if
  ///   the person confirms.
  public static func mayLeave(_ screens: [FlowScreen]) -> Bool {
    LeaveAttempt.isAllowed(screens, unasked: screens.count)
  }

  /// Informs FlowKit, in one call, of all screens that one action has removed, once the toolkit has settled.
  /// - Parameters:
  ///   - removed: all removed screens, bottom first.
  ///   - revealed: the screen that is on top now.
  ///   - byPerson: whether the person did it, as opposed to a dismisser or a presenter that replaced the stack.
  public static func didRemove(_ removed: [FlowScreen], revealing revealed: FlowScreen?, byPerson: Bool) {
    if let revealed { revealed.node.runtime?.didReveal(revealed) }
    var gone = removed.filter(\.isOnShow)
    // Flows of different trees may share a window.
    while let runtime = gone.first?.node.runtime {
      let ofTree = gone.filter { $0.node.runtime === runtime }
      gone.removeAll { $0.node.runtime === runtime }
      if !byPerson { runtime.holdUntilCompletion() }
      Removal(ofTree, by: byPerson ? .person : runtime.transitions.actor ?? .person).carryOut(in: runtime)
    }
    revealed?.node.runtime?.checkRest()
  }
}

/// The removal of screens of one tree by one action: determines which flows end, and which callbacks run.
@MainActor
private struct Removal {
  private let gone: [FlowScreen]
  private let actor: FlowTransition.Actor

  init(_ gone: [FlowScreen], by actor: FlowTransition.Actor) {
    self.gone = gone
    self.actor = actor
  }

  func carryOut(in runtime: FlowRuntime) {
    runtime.holdDeliveries()
    let number = runtime.nextRemoval()
    for screen in gone {
      screen.isOnShow = false
      // The presented stack would retain it.
      screen.presented = screen.viewController
      screen.presentation.screenCount -= 1
      screen.node.didHide()
      // An answered alert does not count as leaving.
      if screen.kind != .alert { screen.node.lastRemoval = number }
    }
    for screen in gone.reversed() { screen.node.didLose(screen) }
    runtime.endEmptied()
    // A reported flow is notified later, after a new visit may have begun.
    for screen in gone where screen.node.stage == .reported { screen.notifyRemoved(by: actor, runtime.deliverAtRest) }
    let haveSay = Set(gone.lazy.filter { $0.kind == .presented }.map { ObjectIdentifier($0.node) })
    var asked: [FlowNode] = []
    for node in dismissedFlows(number) where node.stage == .running {
      if isAncestor(node) {
        node.end(animated: false)
      } else if haveSay.contains(ObjectIdentifier(node)) {
        // The handler of a presented screen returns the result, below.
        node.endSubflows()
        asked.append(node)
      } else {
        node.reportDismissal()
      }
    }
    for screen in gone where screen.node.stage == .running {
      screen.notifyRemoved(by: actor) { runtime.deliver(.call($0)) }
    }
    for node in asked { runtime.deliver(.dismissal(node)) }
    runtime.releaseDeliveries()
  }

  /// Returns the running flows that this removal has left without screens and that the action dismisses, outer flows
  /// first.
  private func dismissedFlows(_ number: UInt32) -> [FlowNode] {
    lazy var spared = actorAndAncestors
    var left: [FlowNode] = []
    for node in gone.lazy.map(\.node) where node.lastRemoval == number && node.stage == .running && !node.isOnShow {
      if left.last !== node, !spared.contains(ObjectIdentifier(node)) { left.append(node) }
    }
    return left.sorted { $0.number < $1.number }
  }

  /// The flow that acts and the flows around it, which continue.
  private var actorAndAncestors: Set<ObjectIdentifier> {
    var node: FlowNode? =
      switch actor {
      case .person: nil
      case .flow(let node): node
      case .caller(let node): node
      }
    var around: Set<ObjectIdentifier> = []
    while let it = node {
      around.insert(ObjectIdentifier(it))
      node = it.parent ?? it.rare?.formerParent
    }
    return around
  }

  /// Returns whether the acting flow is around `node`, which then ends without a report.
  private func isAncestor(_ node: FlowNode) -> Bool {
    if case .flow(let acting) = actor { node.isInside(acting) } else { false }
  }
}

extension FlowScreen {
  fileprivate func notifyRemoved(by actor: FlowTransition.Actor, _ deliver: @MainActor (@escaping Completion) -> Void) {
    guard let onRemoved else { return }
    if case .flow(let acting) = actor, acting === node { return }
    deliver { [node] in if node.stage != .ended { onRemoved() } }
  }
}

extension FlowNode {
  fileprivate final func didLose(_ screen: FlowScreen) {
    remove(screen)
    if isObserved {
      rareParts.formerScreens.append { [weak it = screen.viewController] in it }
      if screen.hasBeenUp { emit(.lost(screen.viewController)) }
    }
    if stage == .ended, newestScreen == nil { release() }
  }
}
