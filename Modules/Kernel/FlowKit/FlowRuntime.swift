/// What all flows of one tree share: the observer, the queue of reports, the queue of transitions, the moments of rest.
@MainActor
final class FlowRuntime {
  /// What a flow's caller is told, when its turn comes.
  enum Delivery {
    case report(FlowNode)
    case dismissal(FlowNode)
    case call(Completion)
  }

  /// It is not kept alive.
  private(set) weak var observer: (any FlowObserver)?
  /// The transitions that wait, and the one that is on its way.
  let transitions = TransitionQueue()

  private var flowCount: UInt32 = 0
  private(set) var removalCount: UInt32 = 0
  /// How many acts are underway that nobody is told of before they are done.
  private var holds = 0
  /// What is delivered next, and what after it: in a cascade only one thing waits at a time, and needs no list.
  private var delivery: Delivery?
  private var laterDeliveries = WaitingLine<Delivery>()
  /// Flows that have reported, and have nothing to show any more.
  private var emptied: [FlowNode] = []
  /// What flows that have reported are told at rest, after the person's return has begun a new visit.
  private var atRest: [Completion] = []
  /// The screen that became the top again last; whether the person is back at it is seen at rest.
  private var revealed: FlowScreen?
  private var work = 0
  private var released: [FlowNode] = []
  private var isCheckingLeaks = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether something is to be done at rest; asked after each act, and cheaper to read than what it is.
  private var awaitsRest = false

  init(observer: (any FlowObserver)?) {
    self.observer = observer
  }

  func nextNumber() -> UInt32 {
    flowCount += 1
    return flowCount
  }

  func nextRemoval() -> UInt32 {
    removalCount += 1
    return removalCount
  }
}

// MARK: - Deliveries

extension FlowRuntime {
  /// Tells a caller something: at once, or after all that is being told or done just now.
  ///
  /// So a cascade of results needs no deep stack, and no callback runs in the middle of another.
  func deliver(_ delivery: Delivery) {
    guard isTelling else {
      hold()
      carryOut(delivery)
      return letGo()
    }
    if self.delivery == nil { self.delivery = delivery } else { laterDeliveries.append(delivery) }
  }

  /// Whether somebody is being told something, so that whoever reports has to wait.
  var isTelling: Bool { holds > 0 }

  /// Begins an act during which nobody is told anything.
  func hold() { holds += 1 }

  /// The act is done: delivers what was held back, and what that brings about.
  func letGo() {
    if holds == 1, delivery != nil { deliverAll() }
    holds -= 1
    checkRest()
  }

  func didEmpty(_ node: FlowNode) { emptied.append(node) }

  /// Flows that have reported, and have nothing to show any more, are over with all that runs inside them.
  func endEmptied() {
    while !emptied.isEmpty { emptied.removeLast().endIfGone() }
  }

  /// Tells something when nothing moves any more and visits have begun.
  func deliverAtRest(_ body: @escaping Completion) {
    atRest.append(body)
    awaitsRest = true
  }

  /// Delivers until there is nothing left, or until somebody holds the rest back.
  private func deliverAll() {
    while holds == 1, let next = delivery.take() {
      if !laterDeliveries.isEmpty { delivery = laterDeliveries.takeFirst() }
      carryOut(next)
    }
  }

  private func carryOut(_ delivery: Delivery) {
    switch delivery {
    case .report(let node): node.deliverReport()
    case .dismissal(let node): if node.stage == .running, !node.hasScreens { node.reportDismissal() }
    case .call(let body): body()
    }
  }
}

// MARK: - Rest

extension FlowRuntime {
  private var isAtRest: Bool { holds == 0 && transitions.isEmpty }

  /// The screen is the top again, as the toolkit says.
  func didReveal(_ screen: FlowScreen) {
    revealed = screen
    awaitsRest = true
  }

  /// At rest, a flow that the person is back at begins a new visit; then leaks are looked for, and then the tree is idle.
  func checkRest() { if awaitsRest, isAtRest { rest() } }

  private func rest() {
    if let revealed {
      revealed.presentation.factory.whenSettled { [self] in
        visitRevealed()
        checkRest()
      }
      return
    }
    if !atRest.isEmpty {
      let due = atRest
      atRest = []
      hold()
      for body in due { body() }
      return letGo()
    }
    if !isCheckingLeaks, released.contains(where: \.isToCheck) { checkLeaks() }
    awaitsRest = false
    guard work == 0 else { return }
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// A screen that is not the top now is told again when it is.
  private func visitRevealed() {
    guard isAtRest, let screen = revealed else { return }
    revealed = nil
    if screen.isTop { screen.node.visitAgain() }
  }

  /// Returns when the tree is idle.
  func idle() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      awaitsRest = true
      checkRest()
    }
  }

  func beginWork() { work += 1 }

  /// Work is over; with it a flow that was released may wait for the search for leaks, though it did not count.
  func endWork(counted: Bool = true) {
    if counted { work -= 1 }
    awaitsRest = true
    checkRest()
  }
}

// MARK: - Leaks

extension FlowRuntime {
  func checkForLeaks(of node: FlowNode) {
    released.append(node)
    if !isCheckingLeaks { awaitsRest = true }
  }

  /// Looks for what is left of released flows, in a turn of its own: what is on the call stack holds what it works for.
  private func checkLeaks() {
    isCheckingLeaks = true
    beginWork()
    Task {
      isCheckingLeaks = false
      if isAtRest {
        let due = released.filter(\.isToCheck)
        released.removeAll(where: \.isToCheck)
        for node in due { node.tellLeaks() }
      }
      endWork()
    }
  }
}

extension FlowNode {
  /// Work that still goes on holds what it works for.
  fileprivate final var isToCheck: Bool { rare?.scope?.isAtWork != true }
}
