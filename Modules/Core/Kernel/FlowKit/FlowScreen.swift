/// A screen of a flow, from its request to its removal; shared between FlowKit and a toolkit's presenters.
@MainActor
public final class FlowScreen {
  enum Kind { case pushed, presented, alert }

  public let viewController: any ViewController
  /// The view controller to present modally: the screen's own, or a navigation controller that contains it and the
  /// screens shown with it.
  public var presented: any ViewController { presentedController }
  /// A Boolean value that indicates whether the screen is shown, covered or not.
  public var isShown: Bool { isInWindow }

  // Stored internally, so that the compiler can omit exclusivity checks at run time.
  var presentedController: any ViewController
  private var isInWindow = false
  /// True while the names of a toolkit's call are compared.
  private var isNamed = false

  let node: FlowNode
  let presentation: FlowPresentation
  let kind: Kind
  /// The flow's drop count when this screen was requested, or that of no flow if the screen was dropped alone.
  private(set) var dropCount: UInt32
  /// The previous screen of the flow that is still shown.
  var older: FlowScreen?
  /// Called before the person dismisses the screen.
  var onLeave: LeaveAttempt.Handler?
  let onRemoved: Completion?
  /// True once an attempt of the person would dismiss the screen.
  var isInAttempt = false
  /// The number of screens in attempts that are gone, in all trees.
  private(set) static var lossCount = 0
  /// True once the toolkit has completed showing the screen, and the observer was informed of it.
  private(set) var wasVisible = false

  init(
    _ viewController: any ViewController, of node: FlowNode, at place: FlowPresentation? = nil, as kind: Kind,
    _ onRemoved: Completion?
  ) {
    self.viewController = viewController
    presentedController = viewController
    self.node = node
    presentation = place ?? node.presentation
    self.kind = kind
    dropCount = node.dropCount
    self.onRemoved = onRemoved
  }

  /// A Boolean value that indicates whether the screen asks before the person dismisses it; a toolkit disables gestures
  /// that cannot ask.
  public var asksBeforeLeaving: Bool { onLeave != nil }
  /// The stack onto which the screen is pushed, where a toolkit may search for it first.
  package var navigationController: (any NavigationController)? { presentation.stack }
  /// A Boolean value that indicates whether the screen is on top.
  var isTop: Bool { presentation.factory.topViewController === viewController }

  /// Lets a pending screen not be shown.
  func drop() { dropCount = .max }

  /// Counts the screen as shown, before a presenter shows it.
  func willShow() {
    isInWindow = true
    presentation.screenCount += 1
    node.add(self)
  }

  /// Counts the screen as gone, before its flow is informed.
  func willDisappear() {
    isInWindow = false
    if isInAttempt { Self.lossCount &+= 1 }
    // The presented stack would retain it.
    presentedController = viewController
    presentation.screenCount -= 1
    node.didHide(self)
  }

  /// Called when the transition that shows the screen is complete.
  func didArrive() {
    guard isShown, !wasVisible else { return }
    wasVisible = true
    node.didShow(self)
  }
}

// MARK: - The toolkit's notifications

extension FlowScreen {
  /// Asks whether the person may dismiss these screens, bottom first; a toolkit calls this before it removes them.
  /// - Returns: whether the toolkit may proceed. If not, a screen asks first, and FlowKit removes the screens later if
  ///   the person confirms.
  public static func mayLeave(_ screens: [FlowScreen]) -> Bool {
    LeaveAttempt.isAllowed(shown(screens))
  }

  /// Informs FlowKit of screens whose view controllers are shown already, or twice in one call: this is misuse by their
  /// flows, and they count as dismissed by the person.
  public static func didRefuse(shownTwice screens: [FlowScreen]) {
    for screen in screens { screen.node.emit(.shownTwice) }
    didRemove(screens, revealing: nil, byPerson: true)
  }

  /// Informs FlowKit, in one call, of all screens that one action has removed, once the toolkit has settled.
  /// - Parameters:
  ///   - removed: all removed screens, bottom first.
  ///   - revealed: the screen that is on top now.
  ///   - byPerson: whether the person did it, as opposed to a dismisser or a presenter that replaced the stack.
  public static func didRemove(_ removed: [FlowScreen], revealing revealed: FlowScreen?, byPerson: Bool) {
    if let revealed { revealed.node.runtime?.didReveal(revealed) }
    let removed = shown(removed)
    // Only one tree has requested this removal.
    let request = byPerson ? nil : removed.first?.presentation.windowRecord.takeReported()
    if let runtime = removed.first?.node.runtime {
      if removed.allSatisfy({ $0.node.runtime === runtime }) {
        carryOut(removed, in: runtime, request)
      } else {
        carryOut(ofSeveralTrees: removed, request)
      }
    }
    revealed?.node.runtime?.checkRest()
  }

  private static func carryOut(_ removed: [FlowScreen], in runtime: FlowRuntime, _ request: FlowTransition?) {
    let isRequester = request?.runtime === runtime
    if isRequester { runtime.holdUntilCompletion() }
    Removal(removed, by: isRequester ? request?.initiator ?? .person : .person).carryOut(in: runtime)
  }

  /// Flows of different trees may share a window: all trees account for a removal before any of them reports it.
  private static func carryOut(ofSeveralTrees removed: [FlowScreen], _ request: FlowTransition?) {
    var trees: [FlowRuntime] = []
    for screen in removed {
      if let runtime = screen.node.runtime, !trees.contains(where: { $0 === runtime }) { trees.append(runtime) }
    }
    for tree in trees { tree.beginAction() }
    for tree in trees { carryOut(removed.filter { $0.node.runtime === tree }, in: tree, request) }
    for tree in trees { tree.endAction() }
  }

  /// Returns the screens that a toolkit names, each once and only if it is shown; naming any other is misuse.
  private static func shown(_ named: [FlowScreen]) -> [FlowScreen] {
    // One screen, as is usual, cannot be named twice.
    if named.count == 1, named.first?.isInWindow == true { return named }
    var wrong: [FlowScreen] = []
    for screen in named {
      if screen.isNamed || !screen.isInWindow { wrong.append(screen) } else { screen.isNamed = true }
    }
    var right: [FlowScreen] = []
    if !wrong.isEmpty {
      for screen in named where screen.isNamed {
        screen.isNamed = false
        right.append(screen)
      }
      for screen in wrong { screen.node.emit(.screenNamedTwice) }
      // The observer may have removed some.
      return right.filtered(\.isShown)
    }
    for screen in named { screen.isNamed = false }
    return named
  }
}

/// The removal of screens of one tree by one action: determines which flows end, and which callbacks run.
@MainActor
private struct Removal {
  private let removed: [FlowScreen]
  private let initiator: FlowTransition.Initiator

  init(_ removed: [FlowScreen], by initiator: FlowTransition.Initiator) {
    self.removed = removed
    self.initiator = initiator
  }

  func carryOut(in runtime: FlowRuntime) {
    runtime.beginAction()
    let number = runtime.nextRemoval()
    var hasAlerts = false
    var isAnswer = true
    for screen in removed {
      screen.willDisappear()
      if screen.kind == .alert {
        hasAlerts = true
      } else {
        // An alert that was answered does not count as left.
        screen.node.lastRemoval = number
        isAnswer = false
      }
    }
    for screen in removed.reversed() { screen.node.didRemove(screen, isAnswer: isAnswer) }
    // An answer arrives before its flow ends.
    if isAnswer { notify(removed, in: runtime) }
    runtime.endNodesWithoutScreens()
    // Nobody is left or notified if the program has ended all these flows, as is usual.
    guard removed.contains(where: { $0.node.stage != .ended }) else { return runtime.endAction() }
    let screensOfReportedFlows = isAnswer ? [] : removed.filtered { $0.node.stage == .reported }
    let nodesWithPresentedScreens = Set(removed.lazy.filter { $0.kind == .presented }.map { ObjectIdentifier($0.node) })
    for node in dismissedFlows(number) where node.stage == .running {
      if !isByPerson { node.requiredState.isLeftByProgram = true }
      if isAncestor(node) {
        node.end(animated: false)
      } else if node.hasQuestions || node.hasArrivals {
        runtime.leaveLater(node)
      } else if nodesWithPresentedScreens.contains(ObjectIdentifier(node)) {
        // The handler of a presented screen returns the result, below.
        node.endSubflows()
        runtime.leaveLater(node)
      } else {
        node.reportDismissal()
      }
    }
    notify(screensOfReportedFlows, in: runtime)
    if !isAnswer { notify(removed.filtered { $0.node.stage == .running }, in: runtime) }
    if hasAlerts {
      for screen in removed where screen.mayHaveAnsweredInVain(initiator) {
        runtime.checkAtRest(afterAnswerOf: screen.node)
      }
    }
    runtime.endAction()
  }

  /// Notifies a running flow after the reports, and a reported one at rest, after a new visit may have begun.
  private func notify(_ screens: [FlowScreen], in runtime: FlowRuntime) {
    for screen in screens {
      switch screen.node.stage {
      case .running: screen.notifyRemoved(by: initiator) { runtime.deliver(.call($0)) }
      case .reported: screen.notifyRemoved(by: initiator, runtime.deliverAtRest)
      case .notStarted, .ended: break
      }
    }
  }

  /// Returns the running flows that this removal has left without screens and that the action dismisses, outer flows
  /// first.
  private func dismissedFlows(_ number: UInt32) -> [FlowNode] {
    lazy var unaffected = initiatorAndAncestors
    var dismissed: [FlowNode] = []
    for node in removed.lazy.map(\.node)
    where node.lastRemoval == number && node.stage == .running && !node.hasShownScreens {
      if dismissed.last !== node, !unaffected.contains(ObjectIdentifier(node)) { dismissed.append(node) }
    }
    return dismissed.sorted { $0.number < $1.number }
  }

  /// The flow that acts and the flows around it, which continue.
  private var initiatorAndAncestors: Set<ObjectIdentifier> {
    var node: FlowNode? =
      switch initiator {
      case .person: nil
      case .flow(let node): node
      case .caller(let node): node
      }
    var around: Set<ObjectIdentifier> = []
    while let current = node {
      around.insert(ObjectIdentifier(current))
      node = current.caller ?? current.optionalState?.callerAtEnd
    }
    return around
  }

  private var isByPerson: Bool { if case .person = initiator { true } else { false } }

  /// Returns whether the acting flow is around `node`, which then ends without a report.
  private func isAncestor(_ node: FlowNode) -> Bool {
    if case .flow(let acting) = initiator { node.isInside(acting) } else { false }
  }
}

extension FlowScreen {
  fileprivate func notifyRemoved(
    by initiator: FlowTransition.Initiator, _ deliver: @MainActor (@escaping Completion) -> Void
  ) {
    guard let onRemoved, isNotified(by: initiator) else { return }
    node.arrivalCount += 1
    deliver { [node] in
      if node.stage != .ended { onRemoved() }
      if let runtime = node.runtime { node.endArrival(in: runtime) }
    }
  }

  private func isNotified(by initiator: FlowTransition.Initiator) -> Bool {
    if case .flow(let acting) = initiator { acting !== node } else { true }
  }

  /// Whether the screen is a question with a callback, which was all that its flow had.
  fileprivate func mayHaveAnsweredInVain(_ initiator: FlowTransition.Initiator) -> Bool {
    kind == .alert && onRemoved != nil && node.isObserved && node.stage == .running && !node.hasShownOrPendingScreens
      && !node.hasSubflows
      && isNotified(by: initiator)
  }
}
