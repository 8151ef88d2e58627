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

/// The transitions of one tree: those that wait, and the one that is on its way.
@MainActor
struct TransitionQueue {
  private var waiting: [FlowTransition] = []
  private var first = 0
  /// What is collected to come in one movement; nil when nothing is being collected.
  var collected: [FlowTransition]?
  /// Counts the transitions that were begun; the last is the current one.
  var number: UInt64 = 0
  var isOnItsWay = false
  /// Whether a loop begins the waiting transitions one after the other; only one does.
  var isPumping = false
  /// Who wanted the current transition.
  var actor: FlowTransition.Actor?

  /// Whether nothing moves and nothing waits.
  var isEmpty: Bool { !isOnItsWay && !isPumping && first == waiting.count && collected == nil }

  mutating func append(_ transition: FlowTransition) { waiting.append(transition) }

  /// In constant time, however many wait.
  mutating func takeFirst() -> FlowTransition? {
    guard first < waiting.count else { return nil }
    let transition = waiting[first]
    waiting[first].act = .takeDown([])
    first += 1
    if first == waiting.count || first > 1_024 && first * 2 > waiting.count {
      waiting.removeFirst(first)
      first = 0
    }
    return transition
  }
}
