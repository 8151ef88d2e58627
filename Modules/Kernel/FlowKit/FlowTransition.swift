/// One movement on the screen, from the moment it is asked for.
@MainActor
struct FlowTransition {
  /// What moves.
  enum Act {
    /// Screens of one presentation come onto its stack.
    case push([FlowScreen], replacingStack: Bool)
    /// One screen comes above the stack, in place of another or not.
    case present(FlowScreen, replacing: (any ViewController)?)
    /// A screen of the acting flow goes.
    case dismiss(any ViewController)
    /// What is above a screen of the acting flow goes.
    case goBack(to: any ViewController)
    /// These screens go.
    case takeDown([FlowScreen])
    /// Another of several stacks is seen.
    case select(Int, of: any TabBarController)
    /// Nothing moves: somebody wants to know that all before is over.
    case call(Completion)
  }

  /// Who wants it: that decides what flows are told whose screens go by it.
  enum Actor {
    case person
    /// A flow, by its own code.
    case flow(FlowNode)
    /// The caller of a flow, which dismissed or terminated it; nil at the root.
    case caller(FlowNode?)
  }

  var act: Act
  let actor: Actor
  let factory: any ViewControllerPresenterFactory
  let animated: Bool
}
