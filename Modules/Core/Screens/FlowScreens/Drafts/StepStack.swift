public import FlowKit

/// The steps of a flow that are on its stack: each is a screen, or a sub-flow.
///
/// Use one in a flow with several screens. From `Modules/Profile/ProfileFlow.swift`:
///
/// ```swift
/// steps = StepStack(in: context, of: _draft, at: \.step)
/// …
/// steps.show(.address) {
/// ```
///
/// A step names the one that it is shown onto. If the person is not there, such as after a double tap, it is not even
/// made. When the person goes back, the stack goes back with them, and removes the screens requested during the swipe.
@MainActor
public final class StepStack<Step: Equatable> {
  private let context: any StackContext
  private let onMove: @MainActor (Step) -> Void
  private var entries: [Entry] = []

  private final class Entry {
    let step: Step
    weak var screen: (any ViewController)?
    /// The node of the sub-flow; nil for a screen.
    weak var node: FlowNode?
    /// Removes it from the window, also if it is not shown yet.
    let remove: @MainActor () -> Void

    init(_ step: Step, screen: any ViewController, remove: @escaping @MainActor () -> Void) {
      (self.step, self.screen, self.remove) = (step, screen, remove)
    }

    init(_ step: Step, node: FlowNode, remove: @escaping @MainActor () -> Void) {
      (self.step, self.node, self.remove) = (step, node, remove)
    }
  }

  /// Creates an empty stack.
  /// - Parameters:
  ///   - context: The context of the flow.
  ///   - onMove: Called with the step that the person is at, after each movement; with the first one when it was removed.
  public init<FlowResult>(in context: FlowContext<FlowResult>, onMove: @escaping @MainActor (Step) -> Void = { _ in }) {
    self.context = context
    self.onMove = onMove
  }

  /// Creates an empty stack that keeps the current step in a draft.
  public convenience init<FlowResult, Draft>(
    in context: FlowContext<FlowResult>, of draft: SavedDraft<Draft>, at step: WritableKeyPath<Draft, Step>
  ) {
    self.init(in: context) { draft.wrappedValue[keyPath: step] = $0 }
  }

  /// Returns whether the person is at a step, in a visit: an exit of any other screen is a second tap, or too late.
  public func isAt(_ step: Step) -> Bool { context.isRunning && top == step }
}

// MARK: - Moving

extension StepStack {
  /// Shows the screen of a step, if the person is at the step below.
  /// - Parameters:
  ///   - step: The step.
  ///   - lower: The step below; nil for the first one.
  ///   - onLeave: Called when the person is about to dismiss the screen.
  ///   - onRemoved: Called when the screen was removed other than by this flow, before the stack goes back; a flow that
  ///     reports then stays at its step.
  ///   - make: Makes the screen.
  public func show(
    _ step: Step, onto lower: Step?, onLeave: LeaveAttempt.Handler? = nil, onRemoved: Completion? = nil,
    _ make: () -> any ViewController
  ) {
    guard top == lower else { return }
    let screen = make()
    let entry = Entry(step, screen: screen) { [context, weak screen] in
      if let screen { context.dismiss(screen, animated: false, completion: nil) }
    }
    add(entry) {
      context.show(screen, replacingStack: false, animated: true, onLeave: onLeave) { [weak self, weak entry] in
        onRemoved?()
        if let entry { self?.didRemove(entry) }
      }
    }
  }

  /// Starts the sub-flow of a step, if the person is at the step below.
  ///
  /// The step ends when the sub-flow is dismissed; one that is left on the stack stays a step.
  /// - Parameters:
  ///   - step: The step.
  ///   - lower: The step below; nil for the first one.
  ///   - make: Makes the sub-flow.
  ///   - onFinished: Called once per visit, with the result and the dismisser.
  public func start<Result: CancellableResult>(
    _ step: Step, onto lower: Step?, _ make: () -> any Flow<Result>,
    onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void
  ) {
    guard top == lower else { return }
    let flow = make()
    let entry = Entry(step, node: flow.context.node) { [context, weak flow] in
      if let flow { context.terminate(flow) }
    }
    add(entry) {
      context.start(
        flow,
        onFinished: { [weak self, weak entry] result, dismisser in
          onFinished(result, StepDismisser(dismisser: dismisser) { if let entry { self?.remove(entry) } })
        }, onStarted: nil, onProgress: nil)
    }
  }

  /// Goes back to the screen of a step, if it is on the stack: everything above it is dismissed, in one movement.
  public func goBack(to step: Step) {
    guard
      context.isRunning, let index = entries.lastIndex(where: { $0.step == step }), let screen = entries[index].screen
    else { return }
    entries.removeSubrange((index + 1)...)
    move(from: step)
    context.goBack(to: screen, animated: true, completion: nil)
  }

  private var top: Step? {
    removeGoneEntries()
    return entries.last?.step
  }

  private func add(_ entry: Entry, _ show: () -> Void) {
    entries.append(entry)
    show()
    // Outside a visit nothing is shown, which is misuse.
    if context.isRunning { move(from: entry.step) }
  }

  /// The person has removed a screen; of several at once, in any order.
  private func didRemove(_ entry: Entry) {
    guard context.isRunning else { return }
    remove(entry)
  }

  private func remove(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let above = entries[(index + 1)...]
    entries.removeSubrange(index...)
    for entry in above.reversed() { entry.remove() }
    removeGoneEntries()
    move(from: entry.step)
  }

  /// A sub-flow that was left on the stack ends without a report when the person goes back beyond it, and a screen is
  /// released if it could not be shown.
  private func removeGoneEntries() {
    while let last = entries.last, last.screen == nil, !context.subflows.contains(where: { $0 === last.node }) {
      entries.removeLast()
    }
  }

  private func move(from step: Step) { onMove(entries.last?.step ?? step) }
}

extension StepStack where Step: DraftStep {
  /// Shows the screen of a step, if the person is at the previous one.
  /// - Parameters:
  ///   - step: The step.
  ///   - onRemoved: Called when the screen was removed other than by this flow, before the stack goes back.
  ///   - make: Makes the screen.
  public func show(_ step: Step, onRemoved: Completion? = nil, _ make: () -> any ViewController) {
    show(step, onto: step.previous, onRemoved: onRemoved, make)
  }
}

/// Dismisses a sub-flow, and ends its step.
private struct StepDismisser: ViewControllerDismisser {
  let dismisser: any ViewControllerDismisser
  let end: Completion

  func dismiss(animated: Bool, completion: @escaping Completion) {
    end()
    dismisser.dismiss(animated: animated, completion: completion)
  }

  func dismiss(animated: Bool) {
    end()
    dismisser.dismiss(animated: animated)
  }
}

/// The context of a flow with any result.
@MainActor
private protocol StackContext {
  var isRunning: Bool { get }
  var subflows: [FlowNode] { get }

  func show(
    _ viewController: any ViewController, replacingStack: Bool, animated: Bool, onLeave: LeaveAttempt.Handler?,
    onRemoved: Completion?)

  func dismiss(_ viewController: any ViewController, animated: Bool, completion: Completion?)

  func goBack(to viewController: any ViewController, animated: Bool, completion: Completion?)

  func start<Result: CancellableResult>(
    _ flow: any Flow<Result>, onFinished: @escaping @MainActor (Result, any ViewControllerDismisser) -> Void,
    onStarted: FlowNode.OnStarted?, onProgress: (@MainActor (Result.Progress) -> Void)?)

  func terminate<Result: CancellableResult>(_ flow: any Flow<Result>)
}

extension FlowContext: StackContext {}
