/// A transition, from its request on.
@MainActor
struct FlowTransition {
  /// The kinds of transitions.
  enum Kind {
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
    /// Removes the screens of an attempt to leave, unless it has lapsed.
    case leave(LeaveAttempt)
    /// Selects a stack.
    case select(Int, of: any TabBarController)
    /// Calls a completion when the earlier transitions are over.
    case call(Completion)
  }

  /// The origin of a transition, which determines the callbacks of flows whose screens it removes.
  enum Initiator {
    case person
    /// A flow.
    case flow(FlowNode)
    /// The caller of a flow, which dismissed or terminated it; nil at the root.
    case caller(FlowNode?)
  }

  var kind: Kind
  let initiator: Initiator
  let factory: any ViewControllerPresenterFactory
  let animated: Bool
}

extension FlowTransition {
  /// Merges consecutive pushes onto one stack.
  static func joined(_ transitions: [FlowTransition]) -> [FlowTransition] {
    transitions.reduce(into: []) { joined, next in
      guard
        case .push(let more, false) = next.kind, case .push(let screens, let replacingStack)? = joined.last?.kind,
        let place = screens.first?.presentation, let other = more.first?.presentation, place.sharesStack(with: other)
      else { return joined.append(next) }
      joined[joined.count - 1].kind = .push(screens + more, replacingStack: replacingStack)
    }
  }

  /// Returns another step of the transition, in a toolkit that may be another.
  func with(_ kind: Kind, using factory: any ViewControllerPresenterFactory) -> FlowTransition {
    FlowTransition(kind: kind, initiator: initiator, factory: factory, animated: animated)
  }

  func screen(of viewController: any ViewController) -> FlowScreen? {
    guard case .flow(let node) = initiator else { return nil }
    return node.screen(of: viewController)
  }

  func emit(_ misuse: FlowMisuse) {
    switch initiator {
    case .flow(let node), .caller(let node?): node.emit(misuse)
    case .person, .caller(nil): break
    }
  }
}
