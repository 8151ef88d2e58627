// What a toolkit tells FlowKit: what one act took off the screen, and what the person is about to take.

extension FlowScreen {
  /// A toolkit asks this before an act of the person takes screens away, all of them, bottom first.
  /// - Returns: whether the act may go on. When it may not, a screen wants to be sure first; FlowKit takes the screens
  ///   away itself if they are to go.
  public static func mayLeave(_ screens: [FlowScreen]) -> Bool {
    LeaveAttempt.isAllowed(screens, unasked: screens.count)
  }

  /// A toolkit tells with one call what one act took off the screen, once it has settled.
  /// - Parameters:
  ///   - removed: all the screens that went, bottom first.
  ///   - revealed: the screen that is the top by that, which the person sees now.
  ///   - byPerson: whether it was no dismisser, nor a presenter that replaced the stack.
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

/// Screens of one tree that one act took away: settles which flows go with them, and who is told.
@MainActor
private struct Removal {
  private let gone: [FlowScreen]
  private let actor: FlowTransition.Actor

  init(_ gone: [FlowScreen], by actor: FlowTransition.Actor) {
    self.gone = gone
    self.actor = actor
  }

  func carryOut(in runtime: FlowRuntime) {
    runtime.hold()
    let number = runtime.nextRemoval()
    for screen in gone {
      screen.isOnShow = false
      // The stack that came with it may hold it.
      screen.presented = screen.viewController
      screen.presentation.screenCount -= 1
      screen.node.didHide()
      // An answered question is nothing that the person left.
      if screen.kind != .alert { screen.node.lastLoss = number }
    }
    for screen in gone.reversed() { screen.node.didLose(screen) }
    runtime.endEmptied()
    // A flow that has reported before hears of it once the person's return has begun a new visit.
    for screen in gone where screen.node.stage == .reported { screen.tellRemoved(by: actor, runtime.deliverAtRest) }
    let haveSay = Set(gone.lazy.filter { $0.kind == .presented }.map { ObjectIdentifier($0.node) })
    var asked: [FlowNode] = []
    for node in flowsLeft(number) where node.stage == .running {
      if isAround(node) {
        node.end(animated: false)
      } else if haveSay.contains(ObjectIdentifier(node)) {
        // A screen that was presented says itself, below, what it means that it went.
        node.endSubflows()
        asked.append(node)
      } else {
        node.reportDismissal()
      }
    }
    for screen in gone where screen.node.stage == .running {
      screen.tellRemoved(by: actor) { runtime.deliver(.call($0)) }
    }
    for node in asked { runtime.deliver(.dismissal(node)) }
    runtime.letGo()
  }

  /// The running flows that have lost their last screen by this act, and do not go on by their own: those around others
  /// first, since a flow is started before those inside it.
  private func flowsLeft(_ number: UInt32) -> [FlowNode] {
    lazy var spared = actorAndAround
    var left: [FlowNode] = []
    for node in gone.lazy.map(\.node) where node.lastLoss == number && node.stage == .running && !node.isOnShow {
      if left.last !== node, !spared.contains(ObjectIdentifier(node)) { left.append(node) }
    }
    return left.sorted { $0.number < $1.number }
  }

  /// The flows that know of the act, and go on: who acts, and the flows around.
  private var actorAndAround: Set<ObjectIdentifier> {
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

  /// Whether the flow that acts is around `node`, which then ends without a report: whoever acts knows.
  private func isAround(_ node: FlowNode) -> Bool {
    if case .flow(let acting) = actor { node.isInside(acting) } else { false }
  }
}

extension FlowScreen {
  fileprivate func tellRemoved(by actor: FlowTransition.Actor, _ deliver: @MainActor (@escaping Completion) -> Void) {
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
      if screen.hasBeenUp { tell(.lost(screen.viewController)) }
    }
    if stage == .ended, newestScreen == nil { release() }
  }
}
