/// The shared state of a tree of flows: the observer, the queues of deliveries and of transitions, and the work at
/// rest.
@MainActor
final class FlowRuntime {
  /// A callback to a flow's caller.
  enum Delivery {
    /// The result that the flow has reported.
    case report(FlowNode)
    case call(Completion)
    /// A completion; the next transition begins after it.
    case completion(Completion)
    /// The decision about the flows that are due in `departures`.
    case departures
  }

  /// A flow of which nothing but questions is shown, since an action that dismisses it has removed the rest.
  private struct Departure {
    let node: FlowNode
    /// Whether it had reported: then it ends, unless it was visited again.
    let hadReported: Bool
    /// Whether no screen is shown or pending: the flow is left once everything on its way to it has arrived.
    var isDue: Bool
  }

  /// Constant, so that an event needs no additional reference to the observer.
  private let observer: (any FlowObserver)?
  private static var treeCount = 0
  /// Used once, unlike the address of a tree.
  let treeNumber: Int
  /// Non-nil until the root of the tree is gone.
  weak var tree: FlowTree?

  /// Above zero while the tree changes, or while the observer handles an event; further events are deferred.
  private var eventDeferrals = 0
  /// The deferred events, in the order in which they happened.
  private var deferredEvents = FIFOQueue<(node: FlowNode, event: FlowEvent, isLast: Bool)>()
  /// False only if `deferredEvents` is empty; cheap to check after each action.
  private var hasDeferredEvents = false

  // Flows and removals are numbered from 1; a number is used once.
  private var flowCount: UInt32 = 0
  private var removalCount: UInt32 = 0

  /// The number of actions in progress; no callback begins while it is above zero, except those in ``deliverAll()``.
  private var holds = 0
  /// The next delivery, and those after it: a cascade has only one at a time, and needs no list.
  private var delivery: Delivery?
  /// Empty if `delivery` is nil.
  private var laterDeliveries = FIFOQueue<Delivery>()
  /// The flows that will be left, and those that were reported, and will end.
  ///
  /// It is assigned and never changed in place, so that reading it needs no exclusivity check.
  private var departures: [Departure] = []
  /// True while a decision about `departures` is in the queue.
  private var isDecisionQueued = false
  /// Contains each reported flow that has lost its last screen and has not ended; some may have ended since.
  private var nodesWithoutScreens: [FlowNode] = []

  // The transitions. At most one is in progress, and the next begins when all callbacks of the last have run.

  private var pendingTransitions = FIFOQueue<FlowTransition>()
  /// True while transitions are collected into one movement; cheap to check after each action.
  private var isCollecting = false
  /// The transitions requested since; empty unless `isCollecting`.
  private var collectedTransitions: [FlowTransition] = []
  /// The transition whose completion is awaited; that of another one is a duplicate.
  private var awaitedTransition: FlowTransition?
  /// True from the beginning of a transition, which may wait for the toolkit to settle, to its completion.
  private var isInTransition = false
  /// True while a call of ``pump()`` further up the stack will begin the next transition.
  private var isPumping = false
  /// True while the current transition keeps one of the `holds`.
  private var transitionHoldsDeliveries = false
  /// The screens that the current transition shows: they are up when it is complete.
  private var arrivingScreens: [FlowScreen] = []
  /// Non-nil while a completion of the current transition may begin another step of it; returns nil if none is left.
  private var nextStep: (@MainActor () -> FlowTransition?)?

  // The work at rest.

  /// False only if ``rest()`` has nothing to do; cheap to check after each action.
  private var awaitsRest = false
  /// The screens that became the top since the last rest, in any window; at rest, the person is back at those that are
  /// still on top.
  private var revealedScreens: [FlowScreen] = []
  /// The other trees that wait for this one to rest.
  private var waitingTrees: [FlowRuntime] = []
  /// Callbacks of reported flows that run at rest, after a new visit may have begun.
  private var deliveriesAtRest: [Completion] = []
  /// The number of running tasks for which ``idle()`` waits: work of flows, and a check for leaks.
  private var workCount = 0
  /// The pieces of work among them that wait for the person.
  private(set) lazy var waits = WaitCount()
  /// True while ``idle()`` lets tasks continue that were about to run.
  private var isConfirmingIdle = false
  /// True once they have run, and nothing has changed.
  private var isIdleConfirmed = false
  /// The node of the flow that has ended last, which is still to be checked for leaks.
  ///
  /// It is not in `endedFlows`, since its flow is usually released when the next one ends: then no list is needed.
  private var newestEndedNode: FlowNode?
  /// The flow of `newestEndedNode`, unless it was released.
  private weak var newestEndedFlow: AnyObject?
  /// The flows that have ended before, and are still to be checked for leaks.
  private var endedFlows: [EndedFlow] = []
  /// True while a task will check `endedFlows`.
  private var isCheckingLeaks = false
  /// The flows to which nothing was left when a callback had an answer; used only if the tree has an observer.
  private var answeredNodes: [FlowNode] = []
  /// The callers that wait in ``idle()``.
  private var idleContinuations: [CheckedContinuation<Void, Never>] = []

  // The events of every flow, made once.
  static let started = FlowEvent.started
  static let ended = FlowEvent.ended

  init(observer: (any FlowObserver)?) {
    self.observer = observer
    Self.treeCount += 1
    treeNumber = Self.treeCount
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

// MARK: - Events

extension FlowRuntime {
  /// Reports an event to the observer, which may act: at once, or after the change or the event in progress.
  ///
  /// After the last event of a node, its flow is released.
  func emit(_ event: FlowEvent, of node: FlowNode, isLast: Bool = false) {
    guard eventDeferrals == 0 else {
      hasDeferredEvents = true
      return deferredEvents.append((node, event, isLast))
    }
    eventDeferrals = 1
    notifyObserver(event, of: node, isLast)
    if hasDeferredEvents { emitDeferredEvents() } else { eventDeferrals -= 1 }
  }

  /// Begins an action: until the matching ``endAction()``, no event is reported, and no callback begins.
  func beginAction() {
    holdDeliveries()
    deferEvents()
  }

  /// Ends an action: reports the deferred events, then calls the callers.
  func endAction() {
    emitDeferredEvents()
    releaseDeliveries()
  }

  /// Begins a change of the tree: events are deferred until ``emitDeferredEvents()``.
  func deferEvents() { eventDeferrals += 1 }

  /// Ends a change: the tree is consistent again, and the deferred events are reported.
  func emitDeferredEvents() {
    while eventDeferrals == 1, hasDeferredEvents {
      if let next = deferredEvents.takeFirst() {
        notifyObserver(next.event, of: next.node, next.isLast)
      } else {
        hasDeferredEvents = false
      }
    }
    eventDeferrals -= 1
    // The observer's act may have caused callbacks.
    if eventDeferrals == 0, holds == 0, delivery != nil {
      holdDeliveries()
      releaseDeliveries()
    }
  }

  private func notifyObserver(_ event: FlowEvent, of node: FlowNode, _ isLast: Bool) {
    observer?.flow(node, did: event)
    if isLast { node.didEmitEnd(in: self) }
  }
}

// MARK: - Deliveries

extension FlowRuntime {
  /// Delivers a callback at once, or after the current deliveries, actions and events.
  ///
  /// Therefore a cascade of results needs no deep call stack, and no callback runs inside another.
  func deliver(_ delivery: Delivery) {
    guard isHoldingDeliveries else {
      holdDeliveries()
      carryOut(delivery)
      return releaseDeliveries()
    }
    if self.delivery == nil { self.delivery = delivery } else { laterDeliveries.append(delivery) }
    if holds == 0 { hasDeferredEvents = true }
  }

  /// Whether deliveries are held, or wait for the observer.
  var isHoldingDeliveries: Bool { holds > 0 || eventDeferrals > 0 }

  /// Whether deliveries are held by the action in progress alone.
  var isHeldOnce: Bool { holds == 1 }

  /// Holds deliveries until the matching ``releaseDeliveries()``.
  func holdDeliveries() { holds += 1 }

  /// Releases held deliveries, and delivers them with their consequences.
  func releaseDeliveries() {
    if holds == 1, delivery != nil {
      if eventDeferrals == 0 { deliverAll() } else { hasDeferredEvents = true }
    }
    holds -= 1
    checkRest()
  }

  /// Called when a flow has neither a shown nor a pending screen any more.
  func didLoseLastScreen(_ node: FlowNode) {
    if node.stage == .reported { nodesWithoutScreens.append(node) }
    guard hasDepartures, let index = departures.firstIndex(where: { $0.node === node }) else { return }
    var changed = departures
    if node.stage == .ended { changed.remove(at: index) } else { changed[index].isDue = true }
    departures = changed
    decideLater()
  }

  /// Ends reported flows without screens, and all flows inside them, in the order in which they were started.
  func endNodesWithoutScreens() {
    if nodesWithoutScreens.count > 1 { nodesWithoutScreens.sort { $0.number > $1.number } }
    while !nodesWithoutScreens.isEmpty { nodesWithoutScreens.removeLast().endIfGone(in: self) }
  }

  /// Delivers a callback at rest, after new visits have begun.
  func deliverAtRest(_ body: @escaping Completion) {
    deliveriesAtRest.append(body)
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
    case .report(let node): node.deliverReport(in: self)
    case .call(let body): body()
    case .completion(let body):
      // Waiting deliveries come first, so that the pace of the transition does not decide.
      guard self.delivery == nil else { return deliver(.completion(body)) }
      body()
      isInTransition = false
      pump()
    case .departures: decide()
    }
  }
}

// MARK: - Departures: flows that are left when everything on its way to them has arrived

extension FlowRuntime {
  var hasDepartures: Bool { !departures.isEmpty }

  /// Called when an action has removed all screens of a flow but its questions, or while something is on its way to it.
  func leaveLater(_ node: FlowNode) {
    let hadReported = node.stage == .reported && !departures.contains { $0.node === node && !$0.hadReported }
    departures =
      departures.filter { $0.node !== node }
      + [Departure(node: node, hadReported: hadReported, isDue: !node.hasShownOrPendingScreens)]
    decideLater()
  }

  /// Called when a screen other than a question is visible, not for one that could not be shown.
  func didShowScreen(of node: FlowNode) {
    guard hasDepartures else { return }
    departures = departures.filter { $0.isDue || !node.isInside($0.node) }
  }

  /// Called when an awaited answer has arrived, and its task will continue.
  func beginAwaitedAnswer() {
    beginWork()
  }

  /// Called when the task has continued.
  func endAwaitedAnswer() {
    decideLater()
    endWork()
  }

  /// Decides about the flows that are due, after everything that is in the queue.
  func decideLater() {
    guard !isDecisionQueued, departures.contains(where: \.isDue) else { return }
    isDecisionQueued = true
    deliver(.departures)
  }

  private var isOnlyCompletionQueued: Bool {
    if case .completion = delivery { laterDeliveries.isEmpty } else { false }
  }

  private func decide() {
    isDecisionQueued = false
    // The callbacks in the queue come first.
    guard delivery == nil || isOnlyCompletionQueued else { return decideLater() }
    let due = departures.filter(\.isDue)
    departures = departures.filter { !$0.isDue }
    for departure in due.sorted(by: { $0.node.number < $1.node.number }) {
      let node = departure.node
      if node.stage == .ended || node.hasShownScreens { continue }
      if departure.hadReported, node.stage == .running { continue }
      if node.hasShownOrPendingScreens {
        // It has asked another question, or requested a screen, which may not come.
        departures = departures + [Departure(node: node, hadReported: departure.hadReported, isDue: false)]
      } else if node.hasArrivals {
        departures = departures + [departure]
      } else if node.stage == .running {
        node.reportDismissal()
      } else {
        node.endIfGone(in: self)
      }
    }
  }
}

// MARK: - Transitions, one after another, each when the earlier ones are over and the screen is at rest

extension FlowRuntime {
  /// Whether a transition is in progress, pending or being collected.
  var hasTransitions: Bool { isInTransition || isPumping || isCollecting }

  /// Begins a transition at once, or after the current and pending ones.
  func enqueue(_ transition: FlowTransition) {
    if isCollecting {
      // It is pending from now on, for the other trees in the window.
      transition.presentation.windowRecord.register(self)
      collectedTransitions.append(transition)
    } else if hasTransitions {
      pendingTransitions.append(transition)
    } else {
      pump(beginningWith: transition)
    }
  }

  /// Begins a transition as ``enqueue(_:)`` does, and calls `completion` before anything that is requested in it begins.
  func enqueue(_ transition: FlowTransition, followedBy completion: @escaping Completion) {
    let call = FlowTransition(.call(completion), by: .person, at: .detached)
    if isCollecting {
      collectedTransitions += [transition, call]
    } else {
      pendingTransitions.append(transition)
      pendingTransitions.append(call)
      pump()
    }
  }

  /// Removes screens and everything above them, in one movement; then calls `completion`, also if there are none.
  func remove(
    _ screens: [FlowScreen], by initiator: FlowTransition.Initiator, animated: Bool,
    followedBy completion: Completion? = nil
  ) {
    guard let presentation = screens.first?.presentation else {
      if let completion { afterTransitions(completion) }
      return
    }
    let removal = FlowTransition(.remove, screens, by: initiator, at: presentation, animated: animated)
    if let completion { enqueue(removal, followedBy: completion) } else { enqueue(removal) }
  }

  /// Calls `body` when all transitions requested so far are over.
  private func afterTransitions(_ body: @escaping Completion) {
    if hasTransitions { return enqueue(FlowTransition(.call(body), by: .person, at: .detached)) }
    isInTransition = true
    deliver(.completion(body))
  }

  /// Collects the transitions that `body` requests; consecutive screens on one stack appear in one movement.
  func collectTransitions(_ body: () -> Void) {
    guard !isCollecting else { return body() }
    isCollecting = true
    body()
    isCollecting = false
    for transition in FlowTransition.joined(collectedTransitions) { pendingTransitions.append(transition) }
    collectedTransitions = []
    pump()
  }

  /// Holds deliveries until the current transition is over, so that callbacks find its new screens shown.
  func holdUntilCompletion() {
    guard awaitedTransition != nil, !transitionHoldsDeliveries else { return }
    transitionHoldsDeliveries = true
    holdDeliveries()
  }

  /// Begins the pending transitions in a loop, so that a long queue needs no deep call stack.
  private func pump(beginningWith first: FlowTransition? = nil) {
    guard !isPumping else { return }
    isPumping = true
    if let first { begin(first) }
    while !isInTransition, let next = pendingTransitions.takeFirst() { begin(next) }
    isPumping = false
    checkRest()
  }

  private func begin(_ transition: FlowTransition) {
    isInTransition = true
    awaitedTransition = transition
    transition.presentation.windowRecord.register(self)
    transition.presentation.factory.whenSettled { [self] in
      guard !transition.hasBegun else { return transition.emit(.settledTwice) }
      transition.hasBegun = true
      // A toolkit may complete synchronously; the next transition must not begin inside this call.
      let wasPumping = isPumping
      isPumping = true
      carryOut(transition) { [self] in complete(transition) }
      if awaitedTransition === transition { watch(transition) }
      isPumping = wasPumping
      pump()
    }
  }

  private func complete(_ transition: FlowTransition) {
    guard awaitedTransition === transition else { return transition.emit(.transitionCompletedTwice) }
    awaitedTransition = nil
    if transition.isRemoval { transition.presentation.windowRecord.remove(transition) }
    let arrived = arrivingScreens
    arrivingScreens = []
    for screen in arrived { screen.didArrive() }
    if let next = nextStep.take()?() { return begin(next) }
    isInTransition = false
    if transitionHoldsDeliveries {
      // The next transition begins when all callbacks of this one have run.
      let wasPumping = isPumping
      isPumping = true
      transitionHoldsDeliveries = false
      releaseDeliveries()
      isPumping = wasPumping
    }
    pump()
  }

  /// A toolkit that has settled must have completed its transition.
  private func watch(_ transition: FlowTransition) {
    transition.presentation.factory.whenSettled { [self] in
      guard !transition.hasSettled else { return transition.emit(.settledTwice) }
      transition.hasSettled = true
      guard awaitedTransition === transition else { return }
      transition.emit(.transitionNeverCompleted)
      // The observer may have let the toolkit complete it.
      if awaitedTransition === transition { complete(transition) }
    }
  }
}

// MARK: - Carrying out

extension FlowRuntime {
  private func carryOut(_ transition: FlowTransition, completion: @escaping Completion) {
    let animated = transition.isAnimated
    switch transition.kind {
    case .push(let replacingStack):
      let pending = transition.screens.filtered { $0.node.isPending($0) }
      guard let first = pending.first else { return completion() }
      // Only the first screen can replace the stack.
      let replacesStack = replacingStack && first === transition.screens.first
      arrivingScreens = pending
      if replacesStack { willRemove(transition) }
      first.presentation.show(pending, replacingStack: replacesStack, animated: animated, completion: completion)
    case .present(let replaced):
      guard let screen = transition.screens.first, screen.node.isPending(screen) else { return completion() }
      let old = replaced.flatMap { screen.node.screen(of: $0) }
      if let old, old.kind == .pushed { screen.node.emit(.replacedPushedScreen) }
      if let old, old.kind == .presented {
        willRemove(transition)
        nextStep = { transition.with(.present(replacing: nil), [screen], at: screen.presentation) }
        old.presentation.factory.makeDismisser(of: [old]).dismiss(animated: false, completion: completion)
      } else {
        arrivingScreens = [screen]
        screen.presentation.present([screen], animated: animated, completion: completion)
      }
    case .dismiss(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      remove([screen], transition, completion: completion)
    case .goBack(let viewController):
      guard let screen = transition.screen(of: viewController) else { return completion() }
      let dismisser = transition.presentation.factory.makeDismisser(above: screen)
      willRemove(transition)
      dismisser.dismiss(animated: animated, completion: completion)
    case .remove:
      remove(transition.screens, transition, completion: completion)
    case .leave(let attempt):
      guard let screens = attempt.screensToDismiss() else { return completion() }
      remove(screens, transition, completion: completion)
    case .select(let index, let tabs):
      if !transition.isOfEndedFlow { transition.presentation.factory.select(index, of: tabs) }
      completion()
    case .call(let body):
      // It waits for the callback in progress, and later transitions wait for it.
      awaitedTransition = nil
      deliver(.completion(body))
    }
  }

  /// Screens of one window are removed in one movement, followed by those of the next window.
  private func remove(_ screens: [FlowScreen], _ transition: FlowTransition, completion: @escaping Completion) {
    let remaining = screens.filtered(\.isShown)
    guard let first = remaining.first else { return completion() }
    // Only the toolkit of the first screen has settled.
    guard first === screens.first else { return begin(transition.with(.remove, remaining, at: first.presentation)) }
    if remaining.count > 1 {
      nextStep = {
        let others = remaining.filtered(\.isShown)
        // Stops if the toolkit did not remove any of them.
        guard others.count < remaining.count, let next = others.first else { return nil }
        return transition.with(.remove, others, at: next.presentation)
      }
    }
    willRemove(transition)
    first.presentation.factory.makeDismisser(of: remaining).dismiss(
      animated: transition.isAnimated, completion: completion)
  }
}

extension FlowRuntime {
  /// Notes that the toolkit removes screens next.
  private func willRemove(_ transition: FlowTransition) {
    transition.isRemoval = true
    transition.presentation.windowRecord.add(transition)
  }
}

// MARK: - Rest

extension FlowRuntime {
  var isAtRest: Bool { holds == 0 && delivery == nil && !hasTransitions }

  /// Called when the toolkit reports that a screen is on top again.
  func didReveal(_ screen: FlowScreen) {
    revealedScreens.removeAll { $0 === screen || !$0.isShown }
    revealedScreens.append(screen)
    awaitsRest = true
  }

  /// At rest, begins a visit if the person has returned, then checks for leaks, then becomes idle.
  func checkRest() { if awaitsRest, isAtRest { rest() } }

  private func rest() {
    if !waitingTrees.isEmpty {
      let trees = waitingTrees
      waitingTrees = []
      for tree in trees { tree.checkRest() }
      return checkRest()
    }
    if !revealedScreens.isEmpty {
      for screen in revealedScreens {
        let wait = RevealedScreenWait(for: screen, in: self)
        screen.presentation.factory.whenSettled { wait.end() }
      }
      return
    }
    if !deliveriesAtRest.isEmpty {
      let due = deliveriesAtRest
      deliveriesAtRest = []
      holdDeliveries()
      // One of them may begin an exchange, which holds the others.
      for body in due { deliver(.call(body)) }
      return releaseDeliveries()
    }
    if !isCheckingLeaks, newestEndedNode?.needsLeakCheck == true || endedFlows.contains(where: \.node.needsLeakCheck) {
      checkLeaks()
    }
    awaitsRest = false
    if !answeredNodes.isEmpty, hasNoWork { return checkAnsweredNodes() }
    guard !idleContinuations.isEmpty, hasNoWork else { return }
    let continuations = idleContinuations
    idleContinuations = []
    for continuation in continuations { continuation.resume() }
  }

  /// Begins a visit if the person is at a revealed screen; one that is not on top now will be revealed again later.
  fileprivate func visit(_ screen: FlowScreen) {
    guard isAtRest, let index = revealedScreens.firstIndex(where: { $0 === screen }) else { return }
    if let other = screen.presentation.windowRecord.busyTree(besides: self) { return other.letWait(self) }
    revealedScreens.remove(at: index)
    if screen.isTop {
      // The observer may act: the new visit has begun by then.
      beginAction()
      if screen.isShown { screen.node.emit(.screenRevealed(screen.viewController)) }
      screen.node.resume()
      return endAction()
    }
    checkRest()
  }

  /// Lets another tree check its rest at the next rest of this one.
  private func letWait(_ tree: FlowRuntime) {
    if !waitingTrees.contains(where: { $0 === tree }) { waitingTrees.append(tree) }
    awaitsRest = true
  }

  /// Waits until the tree is idle.
  func idle() async {
    if let place = WorkPlace.current, place.wait == nil, place.work.isInProgress(in: self) {
      place.work.node?.emit(.waitedForItself)
      return
    }
    await withCheckedContinuation { continuation in
      idleContinuations.append(continuation)
      awaitsRest = true
      checkRest()
    }
  }

  /// Whether work is in progress that does not wait for the person.
  var isAtWork: Bool { workCount != waits.value }

  /// Whether all work waits for the person, even after the tasks have run that were about to.
  private var hasNoWork: Bool {
    if workCount == 0 { return true }
    guard workCount == waits.value else { return false }
    // The kernel cannot know when a wait is over whose end it does not cause.
    if !isIdleConfirmed { confirmIdle() }
    return isIdleConfirmed
  }

  private func confirmIdle() {
    guard !isConfirmingIdle else { return }
    isConfirmingIdle = true
    let changeCount = waits.changeCount
    Task {
      for _ in 0..<Self.confirmingTurns { await Self.leaveMainActor() }
      isConfirmingIdle = false
      isIdleConfirmed = waits.changeCount == changeCount
      awaitsRest = true
      checkRest()
      isIdleConfirmed = false
    }
  }

  /// The number of times that a task may change its executor until it counts again: many, since optimized code on another
  /// processor's thread may need more turns than it changes executors.
  private static let confirmingTurns = 64

  @concurrent
  nonisolated private static func leaveMainActor() async { await Task.yield() }

  /// Called when work has begun to wait for the person.
  func didBeginWait() {
    awaitsRest = true
    checkRest()
  }

  func beginWork() { workCount += 1 }

  /// Called when work is over; the leak check of an ended flow may wait for it, even if the work does not count for
  /// ``idle()``.
  func endWork(counted: Bool = true) {
    if counted { workCount -= 1 }
    awaitsRest = true
    checkRest()
  }
}

// MARK: - Answers without a consequence

extension FlowRuntime {
  /// Called when the answer to the last question of a flow without screens is delivered.
  func checkAtRest(afterAnswerOf node: FlowNode) {
    answeredNodes.append(node)
    awaitsRest = true
  }

  /// Checks the flows in a separate turn, since a task that the callback has begun may run the next flow.
  private func checkAnsweredNodes() {
    let nodes = answeredNodes
    answeredNodes = []
    beginWork()
    Task {
      if isAtRest, workCount == 1 + waits.value {
        for node in nodes where node.stage == .running && node.isWithoutAnything { node.emit(.answeredInVain) }
      } else {
        // They are judged when the tree is next idle.
        answeredNodes += nodes.filter { $0.stage == .running }
      }
      endWork()
    }
  }
}

// MARK: - Leaks

extension FlowRuntime {
  /// Called when a flow has ended, before it is released.
  func checkForLeaks(of node: FlowNode, _ flow: AnyObject) {
    keepNewestEndedFlow()
    newestEndedNode = node
    newestEndedFlow = flow
    if !isCheckingLeaks { awaitsRest = true }
  }

  func checkForLeaks(of ended: [EndedFlow]) {
    endedFlows += ended
    if !isCheckingLeaks { awaitsRest = true }
  }

  /// Moves the flow that has ended last to the list, unless it is released with its screens.
  private func keepNewestEndedFlow() {
    // A node that nobody else holds was released by its flow; this asks without loading the weak reference.
    if isKnownUniquelyReferenced(&newestEndedNode), newestEndedNode?.optionalState == nil { return }
    guard let node = newestEndedNode, newestEndedFlow != nil || node.optionalState != nil else { return }
    let ended = EndedFlow(node, newestEndedFlow)
    if !ended.retainedParts.isEmpty { endedFlows.append(ended) }
  }

  /// Checks for leaks in a separate turn, since the call stack may still retain parts of a flow.
  private func checkLeaks() {
    isCheckingLeaks = true
    beginWork()
    Task {
      isCheckingLeaks = false
      if isAtRest {
        keepNewestEndedFlow()
        newestEndedNode = nil
        newestEndedFlow = nil
        let flows = endedFlows
        endedFlows = []
        for ended in flows { if ended.node.needsLeakCheck { reportLeaks(of: ended) } else { endedFlows.append(ended) } }
      }
      endWork()
    }
  }

  /// Reports the parts of an ended flow that were not released, unless the flow that has awaited it may still refer to it.
  private func reportLeaks(of ended: EndedFlow) {
    let node = ended.node
    if let awaiter = node.optionalState?.awaiter, awaiter.stage != .ended { return awaiter.reportLeaksAtEnd(of: ended) }
    for part in ended.retainedParts { node.emit(.leaked(String(reflecting: type(of: part)))) }
  }
}

extension FlowNode {
  /// Work in progress retains the parts that it uses, and the work of a flow that has awaited this one may still refer
  /// to it.
  fileprivate final var needsLeakCheck: Bool {
    optionalState?.scope?.isAtWork != true && optionalState?.awaiter?.optionalState?.scope?.isAtWork != true
  }
}

/// A wait of a screen, which the person may be back at, for its toolkit to settle.
@MainActor
private final class RevealedScreenWait {
  private let screen: FlowScreen
  private let runtime: FlowRuntime
  private var isOver = false

  init(for screen: FlowScreen, in runtime: FlowRuntime) {
    self.screen = screen
    self.runtime = runtime
  }

  func end() {
    guard !isOver else { return screen.node.emit(.settledTwice) }
    isOver = true
    runtime.visit(screen)
  }
}

/// A first-in, first-out queue with constant-time removal.
private struct FIFOQueue<Element> {
  private var elements: [Element?] = []
  private var first = 0
  var isEmpty: Bool { first == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the first element, and returns it.
  mutating func takeFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty {
      // Short queues keep their memory, since allocating it again takes time; the memory of a long queue, which is
      // rare, is released.
      elements.removeAll(keepingCapacity: first <= 64)
      first = 0
    }
    return element
  }
}

extension [FlowScreen] {
  /// Returns the screens that satisfy a condition: the same array, without a copy, if all do, as is usual.
  @MainActor
  func filtered(_ isIncluded: (FlowScreen) -> Bool) -> [FlowScreen] {
    allSatisfy(isIncluded) ? self : filter(isIncluded)
  }
}
