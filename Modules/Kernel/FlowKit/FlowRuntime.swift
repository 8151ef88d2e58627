/// The shared state of a tree of flows: the observer, the queues of deliveries and of transitions, and the work at
/// rest.
@MainActor
final class FlowRuntime {
  /// A callback to a flow's caller.
  enum Delivery {
    case report(FlowNode)
    case dismissal(FlowNode)
    case call(Completion)
  }

  /// Not retained.
  private(set) weak var observer: (any FlowObserver)?
  /// The pending and the current transitions.
  let transitions = TransitionQueue()

  private var flowCount: UInt32 = 0
  private(set) var removalCount: UInt32 = 0
  /// The number of actions in progress that hold deliveries.
  private var holds = 0
  /// The next delivery, and those after it: a cascade has only one at a time, and needs no list.
  private var delivery: Delivery?
  private var laterDeliveries = FIFOQueue<Delivery>()
  /// Reported flows without screens.
  private var emptied: [FlowNode] = []
  /// Callbacks of reported flows that run at rest, after a new visit may have begun.
  private var atRest: [Completion] = []
  /// The screen that was last revealed; at rest it decides whether the person is back.
  private var revealed: FlowScreen?
  private var work = 0
  private var released: [FlowNode] = []
  private var isCheckingLeaks = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether work is pending at rest, as a flag that is cheap to check.
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
  /// Delivers a callback at once, or after the current deliveries and actions.
  ///
  /// So a cascade of results needs no deep call stack, and no callback runs inside another.
  func deliver(_ delivery: Delivery) {
    guard isHoldingDeliveries else {
      holdDeliveries()
      carryOut(delivery)
      return releaseDeliveries()
    }
    if self.delivery == nil { self.delivery = delivery } else { laterDeliveries.append(delivery) }
  }

  /// Whether deliveries are held.
  var isHoldingDeliveries: Bool { holds > 0 }

  /// Holds deliveries until the matching ``releaseDeliveries()``.
  func holdDeliveries() { holds += 1 }

  /// Releases held deliveries, and delivers them with their consequences.
  func releaseDeliveries() {
    if holds == 1, delivery != nil { deliverAll() }
    holds -= 1
    checkRest()
  }

  func didEmpty(_ node: FlowNode) { emptied.append(node) }

  /// Ends reported flows without screens, and all flows inside them.
  func endEmptied() {
    while !emptied.isEmpty { emptied.removeLast().endIfGone() }
  }

  /// Delivers a callback at rest, after new visits have begun.
  func deliverAtRest(_ body: @escaping Completion) {
    atRest.append(body)
    awaitsRest = true
  }

  /// Delivers until the queue is empty, or until deliveries are held.
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

  /// Called when the toolkit reports that a screen is on top again.
  func didReveal(_ screen: FlowScreen) {
    revealed = screen
    awaitsRest = true
  }

  /// At rest, begins a visit if the person has returned, then checks for leaks, then becomes idle.
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
      holdDeliveries()
      for body in due { body() }
      return releaseDeliveries()
    }
    if !isCheckingLeaks, released.contains(where: \.needsLeakCheck) { checkLeaks() }
    awaitsRest = false
    guard work == 0 else { return }
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// A screen that is not on top now will be revealed again later.
  private func visitRevealed() {
    guard isAtRest, let screen = revealed else { return }
    revealed = nil
    if screen.isTop { screen.node.visitAgain() }
  }

  /// Waits until the tree is idle.
  func idle() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      awaitsRest = true
      checkRest()
    }
  }

  func beginWork() { work += 1 }

  /// Called when work is over; an ended flow may wait for it with its leak check, even if the work does not count.
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

  /// Checks for leaks in a separate turn, since the call stack may still retain parts of a flow.
  private func checkLeaks() {
    isCheckingLeaks = true
    beginWork()
    Task {
      isCheckingLeaks = false
      if isAtRest {
        let due = released.filter(\.needsLeakCheck)
        released.removeAll(where: \.needsLeakCheck)
        for node in due { node.tellLeaks() }
      }
      endWork()
    }
  }
}

extension FlowNode {
  /// Work in progress retains the parts that it uses.
  fileprivate final var needsLeakCheck: Bool { rare?.scope?.isAtWork != true }
}
