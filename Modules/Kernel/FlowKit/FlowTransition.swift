/// A transition, from its request on.
@MainActor
struct FlowTransition {
  /// The kinds of transitions.
  enum Act {
    /// Pushes screens onto the stack of their presentation.
    case push([FlowScreen], replacingStack: Bool)
    /// Presents a screen above the stack, possibly instead of another.
    case present(FlowScreen, replacing: (any ViewController)?)
    /// Dismisses a screen of the acting flow.
    case dismiss(any ViewController)
    /// Dismisses everything above a screen of the acting flow.
    case goBack(to: any ViewController)
    /// Removes these screens.
    case remove([FlowScreen])
    /// Selects a stack.
    case select(Int, of: any TabBarController)
    /// Calls a completion when the earlier transitions are over.
    case call(Completion)
  }

  /// The origin of a transition, which determines the callbacks of flows whose screens it removes.
  enum Actor {
    case person
    /// A flow.
    case flow(FlowNode)
    /// The caller of a flow, which dismissed or terminated it; nil at the root.
    case caller(FlowNode?)
  }

  var act: Act
  let actor: Actor
  let factory: any ViewControllerPresenterFactory
  let animated: Bool
}
