/// Through this a flow shows its screens, in the order in which it asks for them: nothing is lost during a transition.
@MainActor
public struct Navigator {
  /// The asynchronous work that the flow's screens begin.
  public let scope = FlowScope()
  /// Where a sub-flow goes that shares this flow's stack.
  public let pushing: FlowPresentation
  private let node: FlowNode

  /// The navigator of a flow that shows itself as its caller has chosen.
  public init(_ presentation: FlowPresentation, of flow: FlowNode) {
    pushing = presentation
    node = flow
    flow.work = scope
  }

  /// Where a sub-flow goes that covers this flow.
  public func presenting(_ style: ModalStyle) -> FlowPresentation { pushing.presenting(style) }

  /// Shows the flow's next screen on its stack; when the person takes the last one away, the flow is cancelled.
  /// - Parameters:
  ///   - replacingStack: whether the screen takes the place of all that is on the stack.
  ///   - onTakenAway: called when the person went back from the screen, and the flow goes on.
  public func show(
    _ viewController: any ViewController, replacingStack: Bool = false, animated: Bool = true,
    onTakenAway: Completion? = nil
  ) {
    let screen = FlowScreen(viewController, of: node, at: pushing, onTakenAway)
    transition { done in
      screen.presentation.show(screen, replacingStack: replacingStack, animated: animated, completion: done)
    }
  }

  /// Shows one screen above the flow's stack.
  /// - Parameter onDismissed: what it means that the person took the screen away, or that it could not be shown.
  public func present(
    _ viewController: any ViewController, as style: ModalStyle, animated: Bool = true, onDismissed: @escaping Completion
  ) {
    let screen = FlowScreen(viewController, of: node, at: presenting(style), onDismissed)
    transition { done in screen.presentation.present(screen, animated: animated, completion: done) }
  }

  /// Takes one of the flow's screens away, and whatever is above it.
  /// - Parameter completion: called exactly once, when the screen is away.
  public func dismiss(
    _ viewController: any ViewController, animated: Bool = true, completion: @escaping Completion = {}
  ) {
    guard let runtime = node.runtime else { return completion() }
    runtime.transition(by: node, settling: pushing.factory) { [node] done in
      guard let screen = node.screens.first(where: { $0.viewController === viewController }) else { return done() }
      screen.dismiss(animated: animated, completion: done)
    }
    runtime.afterTransitions(completion)
  }

  private func transition(_ show: @escaping FlowRuntime.Transition) {
    guard node.state == .running, let runtime = node.runtime else { return node.tell(.misused(.showedOutsideVisit)) }
    runtime.transition(by: node, settling: pushing.factory) { [node] done in
      // The flow may have ended before its turn came.
      if node.state == .ended { done() } else { show(done) }
    }
  }
}
