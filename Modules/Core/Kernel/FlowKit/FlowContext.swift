/// The interface of FlowKit for the author of a flow.
///
/// Create one in the flow's `init`, from the presentation that its caller has chosen. Use it to show screens, ask questions, start
/// sub-flows, perform asynchronous work, and report. Only the caller can dismiss the flow. From
/// `Tests/KernelClient/Sources/KernelClient/ReceptionFlow.swift`:
///
/// ```swift
/// let flow = BadgeFlow(context.presenting(.sheet), screens: screens)
/// context.start(flow) { [weak self] outcome, dismisser in
///   dismisser.dismiss()
/// ```
@MainActor
public struct FlowContext<FlowResult: CancellableResult> {
  @usableFromInline let core: FlowCore<FlowResult>

  /// Creates the context of a flow that is not started yet.
  /// - Parameter presentation: Where the flow shows its screens; without one, it can only run other flows and work.
  @inlinable public init(_ presentation: FlowPresentation = .detached) {
    core = FlowCore(presentation)
  }

  /// The node of the flow, for inspection.
  public var node: FlowNode { core }

  /// A Boolean value that indicates whether the flow is in a visit: it was started or visited again, and has not
  /// reported since.
  public var isRunning: Bool { core.stage == .running }

  /// The asynchronous work of the flow's screens.
  public var scope: FlowScope { core.scope }
}

// MARK: - Reporting

extension FlowContext {
  /// The result when the person dismisses the flow: `cancelled`, unless the flow has set another one since its last
  /// report.
  public var resultOnDismissal: FlowResult {
    get { core.resultOnDismissal }
    nonmutating set { core.resultOnDismissal = newValue }
  }

  /// Reports the result of the visit.
  public func finish(_ result: FlowResult) {
    core.report(result)
  }

  /// Sends progress to the caller; outside a visit this is misuse and has no effect.
  public func send(_ progress: FlowResult.Progress) {
    core.send(progress)
  }
}

// MARK: - Showing

extension FlowContext {
  /// The stack of this flow, for a sub-flow that shares it.
  public var pushing: FlowPresentation { core.presentation }

  /// Returns the presentation for a sub-flow above this flow.
  public func presenting(_ style: ModalStyle) -> FlowPresentation { core.presentation.presenting(style) }

  /// Shows the flow's next screen on its stack; when the person dismisses the last one, the flow is cancelled.
  ///
  /// With `replacingStack` the screen replaces everything on the stack. `onLeave` is called when the person is about to
  /// dismiss the screen, which happens once the attempt is allowed. `onRemoved` is called when the screen was removed,
  /// unless this flow itself has caused it by showing, dismissing or going back, or the flow is over.
  public func show(
    _ viewController: any ViewController, replacingStack: Bool = false, animated: Bool = true,
    onLeave: LeaveAttempt.Handler? = nil, onRemoved: Completion? = nil
  ) {
    let screen = FlowScreen(viewController, of: core, as: .pushed, onRemoved)
    screen.onLeave = onLeave
    core.show(screen, .push(replacingStack: replacingStack), animated: animated)
  }

  /// Shows one screen above the flow's stack.
  ///
  /// A presented screen of the flow that it replaces is removed in the same movement, without a call of its handlers. `onLeave`
  /// is called when the person is about to dismiss the screen, which happens once the attempt is allowed. `onDismissed`
  /// is called when the screen was removed other than by this flow, or could not be shown.
  public func present(
    _ viewController: any ViewController, as style: ModalStyle, replacing old: (any ViewController)? = nil,
    animated: Bool = true, onLeave: LeaveAttempt.Handler? = nil, onDismissed: @escaping Completion
  ) {
    let screen = FlowScreen(viewController, of: core, at: presenting(style), as: .presented, onDismissed)
    screen.onLeave = onLeave
    core.show(screen, .present(replacing: old), animated: animated)
  }

  /// Asks the person a question above the current screen.
  ///
  /// `onAnswer` is called once with the chosen answer, or with the alert's `unanswered` if the alert could not be
  /// shown, or was removed without an answer and not by this flow.
  public func ask<Answer>(_ alert: Alert<Answer>, onAnswer: @escaping @MainActor (Answer) -> Void) {
    let choice = AlertChoice()
    let viewController = core.presentation.factory.makeAlert(AlertContent(alert, choice))
    let screen = FlowScreen(viewController, of: core, at: presenting(.alert), as: .alert) {
      onAnswer(choice.index.map { alert.buttons[$0].answer } ?? alert.unanswered)
    }
    core.show(screen, .present(replacing: nil), animated: true)
  }

  /// Asks the person a question above the current screen, and waits for the answer.
  ///
  /// It always returns, once: the chosen answer, or the alert's `unanswered`. The alert is unanswered if it could not be
  /// shown or was removed without an answer, also by this flow, or if the flow has ended. Cancelling the waiting task
  /// dismisses the alert, unanswered.
  public func ask<Answer>(_ alert: Alert<Answer>) async -> Answer {
    let choice = AlertChoice()
    let viewController = core.presentation.factory.makeAlert(AlertContent(alert, choice))
    let index = await core.chosenIndex(choice, in: viewController)
    return index.map { alert.buttons[$0].answer } ?? alert.unanswered
  }

  /// Shows several stacks of which one is visible, and returns their presentations for sub-flows; showing none is misuse.
  public func showTabs(_ titles: [LocalizedText], replacingStack: Bool = false, animated: Bool = true) -> FlowTabs {
    showTabs(titles.map { FlowTab($0) }, replacingStack: replacingStack, animated: animated)
  }

  /// Shows tabs with images: `showTabs([FlowTab("Loans", image: "book"), FlowTab("Shelf", image: "books.vertical")])`.
  public func showTabs(_ tabs: [FlowTab], replacingStack: Bool = false, animated: Bool = true) -> FlowTabs {
    let shown = FlowTabs(tabs, of: core)
    if tabs.isEmpty {
      let screen = FlowScreen(shown.viewController, of: core, at: .detached, as: .pushed, nil)
      core.show(screen, .push(replacingStack: false), animated: animated, onDetached: .showedNoTabs)
    } else {
      show(shown.viewController, replacingStack: replacingStack, animated: animated)
    }
    return shown
  }

  /// Combines everything that `body` shows and dismisses, here and in sub-flows, into as few movements as possible:
  /// consecutive screens on one stack appear in one.
  public func inOneMovement(_ body: () -> Void) {
    guard let runtime = core.runtime else { return body() }
    runtime.collectTransitions(body)
  }
}

// MARK: - Dismissing

extension FlowContext {
  /// Dismisses one of the flow's screens and everything above it; `completion` is called exactly once, when it is gone.
  public func dismiss(
    _ viewController: any ViewController, animated: Bool = true, completion: Completion? = nil
  ) {
    core.performRemoval(.dismiss(viewController), animated: animated, completion: completion)
  }

  /// Goes back to one of the flow's screens: everything above it is dismissed, in one movement.
  ///
  /// Keep the screen in a weak property: the window retains it while it is shown. `completion` is called exactly once,
  /// when the screen is on top.
  public func goBack(
    to viewController: any ViewController, animated: Bool = true, completion: Completion? = nil
  ) {
    core.performRemoval(.goBack(to: viewController), animated: animated, completion: completion)
  }
}

// MARK: - Sub-flows

extension FlowContext {
  /// The sub-flows that are running or were left on the stack, oldest first.
  public var subflows: [FlowNode] { core.subflows }

  /// Starts a sub-flow, and retains it until it has reported and its screens are gone.
  /// - Parameters:
  ///   - flow: The sub-flow, which was not started before.
  ///   - onFinished: Called once per visit, with the result and the dismisser; a sub-flow that is not dismissed stays
  ///     on the stack. Without this closure, the sub-flow is dismissed, animated.
  ///   - onStarted: Called once, when the first screen is visible, unless the sub-flow has reported before.
  ///   - onProgress: Called with the progress that the sub-flow sends before it reports.
  public func start<Result: CancellableResult>(
    _ flow: any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void = { $1.dismiss() },
    onStarted: FlowNode.OnStarted? = nil,
    onProgress: (@MainActor (Result.Progress) -> Void)? = nil
  ) {
    core.start(flow, onFinished: onFinished, onStarted: onStarted, onProgress: onProgress)
  }

  /// Runs a sub-flow to its first result, and dismisses it; cancelling the waiting task terminates it, as `cancelled`.
  ///
  /// A flow's work that waits here does not count for ``FlowController/idle()`` until the sub-flow has reported.
  public func run<Result: CancellableResult>(_ flow: any Flow<Result>) async -> Result {
    await core.run(flow)
  }

  /// Terminates a sub-flow, after its own sub-flows, without a report and without animation.
  public func terminate<Result: CancellableResult>(_ flow: any Flow<Result>) {
    core.terminate(flow)
  }

  /// Terminates all sub-flows, the newest first.
  public func terminateSubflows() {
    core.endSubflows()
  }
}

// MARK: - The node

/// A flow's node with its result type and the callbacks of its caller.
@usableFromInline
final class FlowCore<FlowResult: CancellableResult>: FlowNode {
  typealias OnFinished = @MainActor (FlowResult, any ViewControllerDismisser) -> Void

  @usableFromInline override var resultType: Any.Type { FlowResult.self }
  private var onFinished: OnFinished?
  // The reported result while its delivery is pending; not optional, since a generic optional costs a look-up at each
  // access.
  private var answer = FlowResult.cancelled

  @usableFromInline override init(_ presentation: FlowPresentation) { super.init(presentation) }

  fileprivate var resultOnDismissal: FlowResult {
    get { optionalState?.resultOnDismissal as? FlowResult ?? .cancelled }
    set { requiredState.resultOnDismissal = newValue }
  }

  fileprivate func report(_ result: FlowResult) {
    resumeOnReport()
    switch stage {
    case .notStarted: emit(.finishedBeforeStart)
    case .reported: emit(.finishedTwice)
    case .ended: emit(.finishedAfterEnd)
    case .running:
      stage = .reported
      isDelivering = true
      if let optionalState {
        optionalState.resultOnDismissal = nil
        optionalState.scope?.close()
      }
      if let runtime, !runtime.isHoldingDeliveries {
        runtime.holdDeliveries()
        if isObserved { runtime.emit(.reported(result), of: self) }
        // The observer may have begun a transition, which holds the report.
        if runtime.isHeldOnce {
          notifyCaller(result, in: runtime)
        } else {
          answer = result
          runtime.deliver(.report(self))
        }
        runtime.releaseDeliveries()
      } else {
        answer = result
        runtime?.deliver(.report(self))
        emit(.reported(result))
      }
    }
  }

  fileprivate func send(_ progress: FlowResult.Progress) {
    resumeOnReport()
    guard stage == .running, let runtime, let caller else { return emit(.progressedOutsideVisit) }
    // Actions of the observer take effect after the progress.
    runtime.holdDeliveries()
    caller.arrivalCount += 1
    runtime.deliver(
      .call { [self] in
        call(caller) { optionalState?.onProgress?(progress) }
        caller.endArrival(in: runtime)
      })
    emit(.progressed(progress))
    runtime.releaseDeliveries()
  }

  func begin(
    _ flow: any Flow, in caller: FlowNode, _ onProgress: (@MainActor (FlowResult.Progress) -> Void)?,
    _ onFinished: @escaping OnFinished
  ) {
    self.onFinished = onFinished
    if let onProgress {
      requiredState.onProgress = { if let progress = $0 as? FlowResult.Progress { onProgress(progress) } }
    }
    begin(flow, in: caller)
  }

  override func reportDismissal() {
    endSubflows()
    dropPendingScreens()
    // A flow around this one that has reported may be over now.
    runtime?.endNodesWithoutScreens()
    if stage == .running { report(resultOnDismissal) }
  }

  override func deliverReport(in runtime: FlowRuntime) {
    let result = answer
    answer = .cancelled
    notifyCaller(result, in: runtime)
  }

  private func notifyCaller(_ result: FlowResult, in runtime: FlowRuntime) {
    // A flow that has ended has none.
    guard let caller else { return }
    caller.arrivalCount += 1
    isDelivering = false
    optionalState?.onEnded = nil
    call(caller) { onFinished?(result, FlowDismisser(node: self)) }
    endIfGone(in: runtime)
    caller.endArrival(in: runtime)
  }

  /// Runs a callback of the caller; if it has reported before and acts in the callback, it begins a new visit.
  private func call(_ caller: FlowNode, _ body: () -> Void) {
    guard caller.stage == .reported else { return body() }
    caller.isReceivingReport = true
    body()
    caller.isReceivingReport = false
  }

  override func forgetCaller() {
    onFinished = nil
    optionalState?.onStarted = nil
    optionalState?.onProgress = nil
    optionalState?.onEnded.take()?()
  }
}

struct FlowDismisser: ViewControllerDismisser {
  let node: FlowNode

  /// Dismisses all screens of the flow and its sub-flows; a flow that has not reported yet is terminated.
  func dismiss(animated: Bool, completion: @escaping Completion) {
    node.end(animated: animated, followedBy: completion)
  }

  func dismiss(animated: Bool) { node.end(animated: animated) }
}
