/// Through this a flow shows its screens; it knows how to undo them all.
///
/// Screens come in the order in which they were asked for: what is asked for during a transition waits for its end.
@MainActor
public struct Navigator {
  private let node: FlowNode
  private let place: FlowPlace

  /// The navigator of a flow that shows itself as its caller has chosen.
  public init(_ presentation: FlowPresentation, of flow: FlowNode) {
    node = flow
    place = presentation.place
  }

  /// Where a sub-flow goes that shares this flow's stack.
  public var pushing: FlowPresentation { FlowPresentation(place: place) }

  /// Where a sub-flow goes that covers this flow.
  public func presenting(_ style: ModalStyle) -> FlowPresentation {
    FlowPresentation(place: FlowPlace(style: style, over: place))
  }

  /// The asynchronous work that the flow's screens begin.
  public var scope: FlowScope { node.scope }

  /// Shows the flow's next screen on its stack.
  ///
  /// Going back from it shows the one before; when the person takes the
  /// flow's last screen away, the flow finishes as cancelled.
  /// - Parameters:
  ///   - replacingStack: whether the screen takes the place of all that is on the stack.
  ///   - onTakenAway: called when the person went back from the screen and the flow goes on; from its last screen a
  ///     flow does not go on.
  public func show(
    _ viewController: any ViewController, replacingStack: Bool = false, animated: Bool = true,
    onTakenAway: (@MainActor () -> Void)? = nil
  ) {
    transition { [place, node] done in
      place.show(
        viewController, of: node, replacingStack: replacingStack, animated: animated,
        onTakenAway: onTakenAway, completion: done)
    }
  }

  /// Shows one screen above the flow's stack.
  /// - Parameter onDismissed: what it means that the person took the screen away, or that it could not be shown.
  public func present(
    _ viewController: any ViewController, as style: ModalStyle, animated: Bool = true,
    onDismissed: @escaping @MainActor () -> Void
  ) {
    transition { [place, node] done in
      place.present(
        viewController, as: style, of: node, animated: animated, onDismissed: onDismissed, completion: done)
    }
  }

  /// Takes one of the flow's screens away, and whatever is above it.
  /// - Parameter completion: called exactly once, when the screen is away.
  public func dismiss(
    _ viewController: any ViewController, animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    guard let runtime = node.runtime else { return completion() }
    runtime.transition(by: node, settling: place.factory) { [node] done in
      let finish = { @MainActor in
        completion()
        done()
      }
      guard let screen = node.screens.first(where: { $0.viewController === viewController }) else {
        return finish()
      }
      screen.dismiss(animated: animated, completion: finish)
    }
  }

  private func transition(_ show: @escaping @MainActor (_ done: @escaping @MainActor () -> Void) -> Void) {
    guard node.state == .running, let runtime = node.runtime else {
      return node.tell(.misused(.showedOutsideVisit))
    }
    runtime.transition(by: node, settling: place.factory) { [node] done in
      // The flow may have ended while its turn came.
      if node.state == .ended { done() } else { show(done) }
    }
  }
}
