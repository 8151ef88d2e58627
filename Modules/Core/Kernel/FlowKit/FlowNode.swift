/// A flow's node in the tree of flows, for inspection and the observer; it is read-only.
@MainActor
public class FlowNode {
  /// Called with the dismisser of the flow.
  public typealias OnStarted = @MainActor (any ViewControllerDismisser) -> Void

  public enum State: Sendable {
    /// Created, and not yet started.
    case notStarted
    /// In a visit, which has not ended with a report.
    case running
    /// Reported, and left on the stack.
    case reported
    /// Ended; its remaining screens are being removed.
    case ended
  }

  /// The flow's number in its tree, in the order in which flows were started; 0 before the start.
  public final var id: Int { Int(number) }
  public final var state: State { stage }
  /// The flow itself, retained from its start to its end.
  public final var flow: AnyObject? { instance }
  /// The type of the flow; nil at the root of the tree and before the start.
  public final var flowType: Any.Type? { instance.map { Swift.type(of: $0) } ?? endedFlowType }
  public var resultType: Any.Type { Never.self }
  /// The flow that started this one; nil at the root of the tree and after the end.
  public final var caller: FlowNode? { callerNode }
  /// Whether the flow is cancelled since the program has removed its last screen, as opposed to the person.
  package final var isLeftByProgram: Bool { optionalState?.isLeftByProgram ?? false }
  /// The shown screens of the flow, covered or not, in the order in which it showed them.
  public final var viewControllers: [any ViewController] { screens.map(\.viewController) }

  // Stored internally, so that the compiler can omit exclusivity checks at run time.
  final let presentation: FlowPresentation
  /// Non-nil from the start on.
  final var runtime: FlowRuntime?
  /// Non-nil from the start to the last screen's removal after the end.
  final var instance: AnyObject?
  /// The properties that most flows do not need; non-nil once one of them was set.
  final var optionalState: OptionalState?

  final var stage = State.notStarted
  /// Constant from the start on: whether the tree has an observer.
  final var isObserved = false
  /// True from the report until its delivery begins; a flow neither ends nor resumes in between.
  final var isDelivering = false
  /// True while the caller of a sub-flow runs in this flow, which had reported before.
  final var isReceivingReport = false
  final var number: UInt32 = 0
  /// Equals a pending screen's count exactly while that screen may still be shown.
  final var dropCount: UInt32 = 0
  /// The number of the last removal that included one of the flow's screens, other than an alert.
  final var lastRemoval: UInt32 = 0
  /// The number of the visit; an attempt to leave belongs to one.
  private(set) final var visit: UInt32 = 0
  /// The number of callbacks and of awaited answers that are on their way to the flow, and have not returned.
  final var arrivalCount: UInt32 = 0

  /// True once a screen of the flow, or of a flow inside it, was shown.
  private final var hasStarted = false
  private final var hasReplacedContext = false
  /// Meaningful from the end on: whether the flow was in a visit then.
  private final var wasRunning = false
  /// The number of shown screens of the flow other than questions, plus the number of sub-flows with such screens.
  private final var shownCount: Int32 = 0
  /// The number of shown questions of the flow, plus the number of sub-flows with such questions.
  private final var questionCount: Int32 = 0
  /// The number of shown and pending screens of the flow, plus the number of sub-flows with such screens.
  private final var shownOrPendingCount: Int32 = 0
  /// The head of a list of the shown screens, newest first.
  private final var newestScreen: FlowScreen?
  private final var endedFlowType: Any.Type?

  /// Non-nil from the start to the end, except at the root.
  private final var callerNode: FlowNode?
  /// The head of a list of the sub-flows, newest first.
  private final var newestChild: FlowNode?
  private final var older: FlowNode?
  private final var newer: FlowNode?

  init(_ presentation: FlowPresentation) { self.presentation = presentation }

  /// The sub-flows that are running or were left on the stack, oldest first.
  public final var subflows: [FlowNode] {
    var nodes: [FlowNode] = []
    var next = newestChild
    while let node = next {
      nodes.append(node)
      next = node.older
    }
    nodes.reverse()
    return nodes
  }

  final var hasSubflows: Bool { newestChild != nil }

  // Overridden by the flow's core, which knows the result type.
  func reportDismissal() {}
  func deliverReport(in runtime: FlowRuntime) {}
  func forgetCaller() {}
}

/// The properties of a node that most flows do not need, created on demand to save memory.
@MainActor
final class OptionalState {
  var onStarted: FlowNode.OnStarted?
  /// Called when the flow has ended without a report.
  var onEnded: Completion?
  var onProgress: (@MainActor (any Sendable) -> Void)?
  var resultOnDismissal: (any CancellableResult)?
  /// Whether the program has removed the flow's last screen, as opposed to the person.
  var isLeftByProgram = false
  var scope: FlowScope?
  /// Misuse before the start, emitted at the start.
  var earlyMisuses: [FlowMisuse] = []
  /// Non-nil at the root of the tree.
  var tree: FlowTree?
  /// Called at rest, when no question is shown at or below the flow.
  var actionsAfterQuestions: [Completion] = []
  /// The flow that has awaited this one, and may still hold a reference to it until it has ended itself.
  weak var awaiter: FlowNode?
  /// The ended flows that this one has awaited, and that were not released yet.
  var awaitedFlows: [EndedFlow] = []
  /// Called, once, when the alerts that tasks await are gone or will not come; in the order of the requests.
  ///
  /// The argument is whether the flow is not left before the answer has arrived.
  var awaitedAlerts: [(alert: FlowScreen, onRemoved: @MainActor (Bool) -> Void)] = []
  /// The caller of a flow that has ended while transitions were pending.
  weak var callerAtEnd: FlowNode?
  /// The removed screens, which must be released with the flow; filled only if the tree has an observer.
  var screensToRelease = ReleaseWatch()
}

/// A flow that has ended, and must be released by the next rest, with its screens; used only if the tree has an observer.
@MainActor
struct EndedFlow {
  let node: FlowNode
  private weak var flow: AnyObject?

  init(_ node: FlowNode, _ flow: AnyObject?) {
    self.node = node
    self.flow = flow
  }

  var retainedParts: [AnyObject] {
    (node.optionalState?.screensToRelease.survivors ?? []) + [flow].compactMap(\.self)
  }
}

/// View controllers that must be released; those that were released are dropped now and then.
struct ReleaseWatch {
  private struct Entry { weak var viewController: AnyObject? }

  private var entries: [Entry] = []
  /// The number of entries at which those that were released are dropped, so that a flow that shows many screens, one
  /// after another, does not grow.
  private var limit = 16

  /// The view controllers that were not released.
  var survivors: [AnyObject] { entries.compactMap(\.viewController) }

  mutating func append(_ viewController: AnyObject) {
    if entries.count == limit {
      entries.removeAll { $0.viewController == nil }
      limit = max(16, entries.count * 2)
    }
    entries.append(Entry(viewController: viewController))
  }
}

extension FlowNode {
  /// The optional state, created on demand.
  final var requiredState: OptionalState {
    if let optionalState { return optionalState }
    let state = OptionalState()
    optionalState = state
    return state
  }

  /// The flow's work, which runs only in visits.
  final var scope: FlowScope {
    if let scope = optionalState?.scope { return scope }
    let scope = FlowScope(of: self)
    requiredState.scope = scope
    if stage == .running { scope.open(in: runtime) }
    return scope
  }
}

// MARK: - The tree

extension FlowNode {
  private final func adopt(_ child: FlowNode) {
    child.callerNode = self
    if let older = newestChild.take() {
      older.newer = child
      child.older = older
    }
    newestChild = child
  }

  private final func leaveCaller() {
    guard let caller = callerNode.take() else { return }
    if shownCount > 0 { caller.addShown(-1) }
    if questionCount > 0 { caller.addQuestion(-1) }
    let older = older.take()
    let newer = newer.take()
    older?.newer = newer
    if let newer { newer.older = older } else { caller.newestChild = older }
  }

  /// Returns the next node in a pre-order traversal of `root`.
  private final func next(in root: FlowNode) -> FlowNode? {
    if let newestChild { return newestChild }
    var node = self
    while node !== root {
      if let older = node.older { return older }
      guard let caller = node.callerNode else { return nil }
      node = caller
    }
    return nil
  }

  final func isInside(_ other: FlowNode) -> Bool {
    var node: FlowNode? = self
    while let current = node {
      if current === other { return true }
      node = current.callerNode
    }
    return false
  }
}

// MARK: - Starting

extension FlowNode {
  /// Starts `flow` as a sub-flow of this one, unless that is misuse.
  final func start<Result: CancellableResult>(
    _ flow: any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void, onStarted: OnStarted?,
    onProgress: (@MainActor (Result.Progress) -> Void)?
  ) {
    let core = flow.context.core
    guard canStart(core, isStored: core === flow.context.core) else { return }
    if let onStarted { core.requiredState.onStarted = onStarted }
    core.begin(flow, in: self, onProgress, onFinished)
  }

  /// Starts `flow`, and waits for its first result.
  final func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    let core = flow.context.core
    guard !Task.isCancelled, canStart(core, isStored: core === flow.context.core) else { return .cancelled }
    let wait = PersonWait.begin()
    return await withTaskCancellationHandler {
      let result: Result = await withCheckedContinuation { continuation in
        // Exactly one of the two is called: a flow that reports drops `onEnded`, and vice versa.
        core.requiredState.awaiter = self
        core.requiredState.onEnded = { [self] in
          wait?.end()
          beginAwaitedAnswer(in: runtime, delaysLeaving: true)
          continuation.resume(returning: .cancelled)
        }
        // The flow's work is not its caller's.
        WorkPlace.$current.withValue(nil) {
          core.begin(flow, in: self, nil) { [self] result, dismisser in
            wait?.end()
            resumeOnReport()
            beginAwaitedAnswer(in: runtime, delaysLeaving: true)
            dismisser.dismiss(animated: true) { continuation.resume(returning: result) }
          }
        }
      }
      endAwaitedAnswerAfterTask(in: runtime, delaysLeaving: true)
      return result
    } onCancel: {
      wait?.end()
      Task { @MainActor in core.end(animated: false) }
    }
  }

  /// Called before a task that has awaited an answer continues.
  /// - Parameter delaysLeaving: Whether the flow is not left before the answer has arrived.
  private final func beginAwaitedAnswer(in runtime: FlowRuntime?, delaysLeaving: Bool) {
    if delaysLeaving { arrivalCount += 1 }
    runtime?.beginAwaitedAnswer()
  }

  /// Called in the task that has continued: the answer has arrived when it awaits something else, or ends.
  private final func endAwaitedAnswerAfterTask(in runtime: FlowRuntime?, delaysLeaving: Bool) {
    Task {
      if delaysLeaving { arrivalCount -= 1 }
      runtime?.endAwaitedAnswer()
    }
  }

  /// Called when a callback of the flow has returned.
  final func endArrival(in runtime: FlowRuntime) {
    arrivalCount -= 1
    if runtime.hasDepartures { runtime.decideLater() }
  }

  /// Whether something is on its way to the flow, or to a flow inside it.
  final var hasArrivals: Bool {
    if arrivalCount > 0 || isDelivering { return true }
    var next = newestChild
    while let node = next {
      if node.arrivalCount > 0 || node.isDelivering { return true }
      next = node.next(in: self)
    }
    return false
  }

  /// Returns whether the flow with this node can be started here, and emits the misuse if not.
  private final func canStart(_ node: FlowNode, isStored: Bool) -> Bool {
    if !isStored {
      emit(.contextNotStored)
    } else if node.stage != .notStarted {
      node.emit(.startedTwice)
    } else {
      // A refused start does not begin a visit.
      resumeOnReport()
      if stage == .running { return true }
      emit(.startedOutsideVisit)
    }
    return false
  }

  /// Begins the first visit.
  final func begin(_ flow: any Flow, in caller: FlowNode) {
    instance = flow
    runtime = caller.runtime
    isObserved = caller.isObserved
    number = runtime?.nextNumber() ?? number
    stage = .running
    visit += 1
    caller.adopt(self)
    optionalState?.scope?.open(in: runtime)
    if isObserved { runtime?.emit(FlowRuntime.started, of: self) }
    if let optionalState { for misuse in optionalState.earlyMisuses { emit(misuse) } }
    // The observer may have ended it.
    if stage == .running { flow.didStart() }
    #if DEBUG
      if isObserved { checkContext() }
    #endif
  }

  /// Emits misuse, once, if the flow has another context than at its start.
  private final func checkContext() {
    guard !hasReplacedContext, let flow = instance as? any Flow, !flow.isFlow(of: self) else { return }
    hasReplacedContext = true
    emit(.contextReplaced)
  }
}

extension Flow {
  fileprivate func isFlow(of node: FlowNode) -> Bool { context.core === node }
}

// MARK: - Visits

extension FlowNode {
  /// Begins a new visit if a flow that has reported acts on a sub-flow's result.
  final func resumeOnReport() {
    if isReceivingReport, stage == .reported { resume() }
  }

  /// Begins a new visit of a flow that has reported, and of the reported flows around it.
  final func resume() {
    runtime?.deferEvents()
    defer { runtime?.emitDeferredEvents() }
    var node: FlowNode? = self
    while let current = node {
      if current.stage == .reported, !current.isDelivering {
        current.stage = .running
        current.visit += 1
        current.optionalState?.scope?.open(in: current.runtime)
        current.emit(.resumed)
      }
      node = current.caller
    }
  }
}

// MARK: - Ending, by dismissal, termination, or the removal of the last screen of a reported flow

extension FlowNode {
  /// Ends the flow and all flows inside it, leaf first; then dismisses their screens at once.
  ///
  /// `completion` is called once, when they are gone, also if the flow had ended before.
  final func end(animated: Bool, followedBy completion: Completion? = nil) {
    guard let runtime else { return }
    // Reaching rest, or the observer, could otherwise start a later transition before the completion.
    runtime.beginAction()
    let caller = self.caller
    let shown = stage == .ended ? [] : closeAll(in: runtime)
    // The completion is requested first, since another tree may act while the screens go.
    runtime.remove(shown, by: .caller(caller), animated: animated, followedBy: completion)
    runtime.endNodesWithoutScreens()
    runtime.endAction()
  }

  /// Ends one of the sub-flows.
  final func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    let core = flow.context.core
    guard core.stage != .ended else { return }
    guard core.caller === self else { return emit(.terminatedByNonCaller) }
    core.end(animated: false)
  }

  /// Ends the current sub-flows, newest first; their screens are removed in one movement.
  final func endSubflows() {
    guard let runtime else { return }
    runtime.beginAction()
    var shown: [FlowScreen] = []
    for child in subflows.reversed() where child.stage != .ended { shown += child.closeAll(in: runtime) }
    runtime.remove(shown, by: .caller(self), animated: false)
    runtime.endNodesWithoutScreens()
    runtime.endAction()
  }

  /// Ends a flow that has reported and has no screens left, once everything on its way to it has arrived.
  final func endIfGone(in runtime: FlowRuntime) {
    guard stage == .reported, !isDelivering, !hasShownOrPendingScreens else { return }
    if hasArrivals {
      runtime.leaveLater(self)
    } else if hasSubflows {
      closeAll(in: runtime)
    } else {
      closeAlone(in: runtime)
    }
  }

  /// Closes a flow without sub-flows, as most are.
  private final func closeAlone(in runtime: FlowRuntime) {
    wasRunning = stage == .running
    stage = .ended
    close(in: runtime)
  }

  /// Closes this flow and all inside it, leaf first, without recursion, since flows can nest deeper than the call stack
  /// allows.
  /// - Returns: The shown screens of all these flows.
  @discardableResult
  private final func closeAll(in runtime: FlowRuntime) -> [FlowScreen] {
    guard hasSubflows else {
      let shown = screens
      closeAlone(in: runtime)
      return shown
    }
    // All end before the observer is informed of any: it could start a flow in one of them.
    runtime.deferEvents()
    defer { runtime.emitDeferredEvents() }
    var next: FlowNode? = self
    while let node = next {
      if node.stage != .ended { node.wasRunning = node.stage == .running }
      node.stage = .ended
      next = node.next(in: self)
    }
    var shown: [FlowScreen] = []
    var node = self
    while true {
      while let child = node.newestChild { node = child }
      let next = node === self ? nil : node.caller
      if node.newestScreen != nil { shown += node.screens }
      node.close(in: runtime)
      guard let next else { return shown }
      node = next
    }
  }

  private final func close(in runtime: FlowRuntime) {
    // Objects that a flow releases may have closed it, since a `deinit` can act.
    guard callerNode != nil else { return }
    #if DEBUG
      if isObserved { checkContext() }
    #endif
    optionalState?.scope?.close()
    dropPendingScreens()
    if runtime.hasTransitions { requiredState.callerAtEnd = caller }
    leaveCaller()
    forgetCaller()
    if wasRunning, isObserved { runtime.emit(.terminated, of: self) }
    if newestScreen == nil { release(in: runtime) }
  }

  /// Releases the flow, whose last screen is gone; with an observer, after its last event.
  private final func release(in runtime: FlowRuntime) {
    guard isObserved else { return instance = nil }
    runtime.emit(FlowRuntime.ended, of: self, isLast: true)
  }

  /// Called when the observer was informed of the end.
  final func didEmitEnd(in runtime: FlowRuntime) {
    if optionalState != nil { checkAwaitedFlows() }
    guard let flow = instance else { return }
    instance = nil
    endedFlowType = Swift.type(of: flow)
    runtime.checkForLeaks(of: self, flow)
  }
}

// MARK: - Screens
//
// The shown and pending screens of a flow and the flows inside it are counted, so that queries take constant time.

extension FlowNode {
  /// The shown screens of the flow, in the order in which it showed them.
  private final var screens: [FlowScreen] {
    guard let newestScreen else { return [] }
    var screens = [newestScreen]
    var next = newestScreen.older
    while let screen = next {
      screens.append(screen)
      next = screen.older
    }
    screens.reverse()
    return screens
  }

  /// Whether a screen of the flow, or of a flow inside it, is shown, other than a question.
  final var hasShownScreens: Bool { shownCount > 0 }
  /// Whether a question of the flow, or of a flow inside it, is shown.
  final var hasQuestions: Bool { questionCount > 0 }
  /// Whether a screen of the flow, or of a flow inside it, is shown or pending.
  final var hasShownOrPendingScreens: Bool { shownOrPendingCount > 0 }
  /// Whether the flow has no screens, no work and no sub-flows.
  final var isWithoutAnything: Bool {
    !hasShownOrPendingScreens && newestChild == nil && optionalState?.scope?.isAtWork != true
  }

  // A change propagates only to ancestors whose count changes between zero and one.

  private final func addShown(_ change: Int32) {
    var node: FlowNode? = self
    while let current = node {
      current.shownCount += change
      guard current.shownCount == max(change, 0) else { return }
      node = current.caller
    }
  }

  private final func addQuestion(_ change: Int32) {
    var node: FlowNode? = self
    while let current = node {
      current.questionCount += change
      guard current.questionCount == max(change, 0) else { return }
      if change < 0, current.optionalState?.actionsAfterQuestions.isEmpty == false { current.performDueActionsAtRest() }
      node = current.caller
    }
  }

  /// Whether a transition is in progress or pending, or a question is shown at or below the flow.
  package final var isMovingOrAsking: Bool { hasQuestions || runtime?.hasTransitions == true }

  /// Calls `action` when the tree is at rest and no question is shown at or below the flow; never if the flow has ended by then.
  package final func performAtRestWithoutQuestions(_ action: @escaping Completion) {
    requiredState.actionsAfterQuestions.append(action)
    performDueActionsAtRest()
  }

  private final func performDueActionsAtRest() {
    guard let runtime else { return }
    runtime.deliverAtRest { [weak self] in
      guard let self, stage != .ended, !hasQuestions else { return }
      let due = requiredState.actionsAfterQuestions
      requiredState.actionsAfterQuestions = []
      for action in due { action() }
    }
    runtime.checkRest()
  }

  private final func addShownOrPending(_ change: Int32) {
    var node: FlowNode? = self
    while let current = node {
      current.shownOrPendingCount += change
      guard current.shownOrPendingCount == max(change, 0) else { return }
      if change < 0 { runtime?.didLoseLastScreen(current) }
      node = current.caller
    }
  }

  /// Requests a screen, which is shown after earlier transitions, unless the flow has ended or was left by then.
  /// - Returns: whether the flow is in a visit; otherwise this is misuse.
  @discardableResult
  final func show(
    _ screen: FlowScreen, _ kind: FlowTransition.Kind, animated: Bool,
    onDetached misuse: FlowMisuse = .showedWithoutPresentation
  ) -> Bool {
    guard let runtime = requireVisit() else { return false }
    if isObserved, screen.presentation.isDetached { emit(misuse) }
    addShownOrPending(1)
    runtime.enqueue(FlowTransition(kind, [screen], by: .flow(self), at: screen.presentation, animated: animated))
    return true
  }

  /// Returns the runtime if the flow is in a visit, or begins one by this act, and emits the misuse if not.
  final func requireVisit() -> FlowRuntime? {
    resumeOnReport()
    if stage == .running, let runtime { return runtime }
    emit(.showedOutsideVisit)
    return nil
  }

  /// Shows an alert, and waits until it is gone or cannot be shown any more.
  /// - Returns: The index of the button that was tapped before, if any.
  final func chosenIndex(_ choice: AlertChoice, in alert: any ViewController) async -> Int? {
    guard !Task.isCancelled else { return nil }
    // Nil before the start, which may come before the task continues.
    let runtime = runtime
    let screen = FlowScreen(alert, of: self, at: presentation.presenting(.alert), as: .alert, nil)
    let wait = PersonWait.begin()
    return await withTaskCancellationHandler {
      let (index, delaysLeaving) = await withCheckedContinuation { continuation in
        let onRemoved: @MainActor (Bool) -> Void = { [self] delaysLeaving in
          wait?.end()
          beginAwaitedAnswer(in: runtime, delaysLeaving: delaysLeaving)
          continuation.resume(returning: (choice.index, delaysLeaving))
        }
        requiredState.awaitedAlerts.append((screen, onRemoved))
        if !show(screen, .present(replacing: nil), animated: true) { didRemoveAlert(screen) }
      }
      endAwaitedAnswerAfterTask(in: runtime, delaysLeaving: delaysLeaving)
      return index
    } onCancel: {
      wait?.end()
      Task { @MainActor in
        if didRemoveAlert(screen) { withdraw(screen) }
      }
    }
  }

  /// Dismisses a question whose task was cancelled; one that waits for its turn is not shown.
  private final func withdraw(_ question: FlowScreen) {
    if question.isShown { return performRemoval(.dismiss(question.viewController), animated: true) }
    guard let runtime, isPending(question) else { return }
    runtime.beginAction()
    question.drop()
    addShownOrPending(-1)
    runtime.endNodesWithoutScreens()
    runtime.endAction()
  }

  /// Informs the task that awaits an alert, if there is one.
  @discardableResult
  private final func didRemoveAlert(_ screen: FlowScreen, isAnswer: Bool = false) -> Bool {
    guard let optionalState, let index = optionalState.awaitedAlerts.firstIndex(where: { $0.alert === screen }) else {
      return false
    }
    optionalState.awaitedAlerts.remove(at: index).onRemoved(isAnswer)
    return true
  }

  /// Requests the removal of screens; `completion` is called once, when they are gone or there is nothing to do.
  final func performRemoval(_ kind: FlowTransition.Kind, animated: Bool, completion: Completion? = nil) {
    guard let runtime else { return completion?() ?? () }
    let removal = FlowTransition(kind, by: .flow(self), at: presentation, animated: animated)
    if let completion { runtime.enqueue(removal, followedBy: completion) } else { runtime.enqueue(removal) }
  }

  /// Returns whether a pending screen is still to be shown.
  final func isPending(_ screen: FlowScreen) -> Bool { screen.dropCount == dropCount }

  /// Drops the pending screens of the flow, whose shown screens are gone or being removed.
  final func dropPendingScreens() {
    dropCount += 1
    if hasShownOrPendingScreens { forgetPendingScreens() }
  }

  private final func forgetPendingScreens() {
    if let optionalState, !optionalState.awaitedAlerts.isEmpty {
      let awaited = optionalState.awaitedAlerts
      optionalState.awaitedAlerts = []
      for (_, onRemoved) in awaited { onRemoved(false) }
    }
    var countOfSubflows: Int32 = 0
    var child = newestChild
    while let current = child {
      if current.hasShownOrPendingScreens { countOfSubflows += 1 }
      child = current.older
    }
    while shownOrPendingCount > countOfSubflows { addShownOrPending(-1) }
  }

  /// Returns the shown screen with this view controller.
  final func screen(of viewController: any ViewController) -> FlowScreen? {
    var screen = newestScreen
    while let current = screen, current.viewController !== viewController { screen = current.older }
    return screen
  }

  /// Adds a screen that is handed to the toolkit now.
  final func add(_ screen: FlowScreen) {
    screen.older = newestScreen
    newestScreen = screen
    guard screen.kind != .alert else { return addQuestion(1) }
    addShown(1)
  }

  /// Called when a screen is visible: the flow has started, and so have the flows around it that waited for their first
  /// screen.
  final func didShow(_ screen: FlowScreen) {
    if screen.kind != .alert { runtime?.didShowScreen(of: self) }
    // All callbacks run before any of these flows can report.
    runtime?.holdDeliveries()
    var node: FlowNode? = self
    while let current = node, !current.hasStarted {
      current.hasStarted = true
      if current.stage == .running, let onStarted = current.optionalState?.onStarted {
        runtime?.deliver(.call { if current.stage != .ended { onStarted(FlowDismisser(node: current)) } })
      }
      node = current.caller
    }
    emit(.screenShown(screen.viewController))
    runtime?.releaseDeliveries()
  }

  /// Called when a screen is no longer shown, before ``didRemove(_:)``, for all screens that one action has removed.
  final func didHide(_ screen: FlowScreen) {
    if screen.kind == .alert { addQuestion(-1) } else { addShown(-1) }
    addShownOrPending(-1)
  }

  /// Called when a screen is gone.
  /// - Parameter isAnswer: Whether only questions are gone, so that their answers arrive before a flow is left.
  final func didRemove(_ screen: FlowScreen, isAnswer: Bool) {
    unlink(screen)
    if screen.kind == .alert { didRemoveAlert(screen, isAnswer: isAnswer) }
    if isObserved {
      requiredState.screensToRelease.append(screen.viewController)
      if screen.wasVisible { emit(.screenRemoved(screen.viewController)) }
    }
    if stage == .ended, newestScreen == nil, let runtime { release(in: runtime) }
  }

  private final func unlink(_ screen: FlowScreen) {
    if newestScreen === screen {
      newestScreen = screen.older
    } else {
      var newer = newestScreen
      while let current = newer, current.older !== screen { newer = current.older }
      newer?.older = screen.older
    }
    screen.older = nil
  }
}

// MARK: - The observer

extension FlowNode {
  /// Notifies the observer, now or when the tree is no longer changing.
  final func emit(_ event: @autoclosure () -> FlowEvent) {
    if isObserved, let runtime { runtime.emit(event(), of: self) }
  }

  /// Emits a misuse, as soon as the flow is in a tree.
  final func emit(_ misuse: FlowMisuse) {
    if stage == .notStarted { requiredState.earlyMisuses.append(misuse) } else { emit(.misused(misuse)) }
  }

  /// Retains an ended flow's node until this flow has ended, since the task that has awaited it may still refer to it.
  final func reportLeaksAtEnd(of ended: EndedFlow) {
    requiredState.awaitedFlows.removeAll { $0.retainedParts.isEmpty }
    if !ended.retainedParts.isEmpty { requiredState.awaitedFlows.append(ended) }
  }

  /// Checks the flows that this one has awaited, now that it has ended.
  final func checkAwaitedFlows() {
    guard let optionalState, !optionalState.awaitedFlows.isEmpty else { return }
    let awaitedFlows = optionalState.awaitedFlows
    optionalState.awaitedFlows = []
    runtime?.checkForLeaks(of: awaitedFlows)
  }
}
