/// A transition, from its request on.
@MainActor
final class FlowTransition {
  enum Kind {
    /// Pushes the screens onto the stack of their presentation.
    case push(replacingStack: Bool)
    /// Presents the screen above the stack, possibly instead of another.
    case present(replacing: (any ViewController)?)
    /// Dismisses a screen of the acting flow.
    case dismiss(any ViewController)
    /// Dismisses everything above a screen of the acting flow.
    case goBack(to: any ViewController)
    /// Removes the screens.
    case remove
    /// Removes the screens of an attempt to leave, unless it has lapsed.
    case leave(LeaveAttempt)
    /// Selects a stack.
    case select(Int, of: any TabBarController)
    /// Calls a completion when the earlier transitions are over.
    case call(Completion)
  }

  /// The initiator of a transition, which determines the callbacks of flows whose screens it removes.
  enum Initiator {
    case person
    case flow(FlowNode)
    /// The caller of a flow, which dismissed or terminated it; nil at the root.
    case caller(FlowNode?)
  }

  let kind: Kind
  /// The screens to show or to remove.
  private(set) var screens: [FlowScreen]
  let initiator: Initiator
  /// The place whose toolkit must have settled before the transition begins.
  let presentation: FlowPresentation
  private(set) var isAnimated: Bool
  /// True once the toolkit removes screens for this transition.
  var isRemoval = false
  /// True once the toolkit has settled before the transition, which begins it.
  var hasBegun = false
  /// True once the toolkit has settled after the transition.
  var hasSettled = false

  init(
    _ kind: Kind, _ screens: [FlowScreen] = [], by initiator: Initiator, at presentation: FlowPresentation,
    animated: Bool = true
  ) {
    self.kind = kind
    self.screens = screens
    self.initiator = initiator
    self.presentation = presentation
    isAnimated = animated
  }
}

extension FlowTransition {
  /// Merges consecutive pushes onto one stack.
  static func joined(_ transitions: [FlowTransition]) -> [FlowTransition] {
    transitions.reduce(into: []) { joined, next in
      if joined.last?.join(next) != true { joined.append(next) }
    }
  }

  /// Adds the screens of the next push to this one, which is animated if one of the two is.
  /// - Returns: whether both push onto one stack.
  private func join(_ next: FlowTransition) -> Bool {
    guard
      case .push = kind, case .push(replacingStack: false) = next.kind,
      presentation.sharesStack(with: next.presentation)
    else { return false }
    screens += next.screens
    isAnimated = isAnimated || next.isAnimated
    return true
  }

  /// Returns another step of the transition, in a toolkit that may be another.
  func with(_ kind: Kind, _ screens: [FlowScreen], at presentation: FlowPresentation) -> FlowTransition {
    FlowTransition(kind, screens, by: initiator, at: presentation, animated: isAnimated)
  }

  /// The tree of the flow that has requested it, or whose screens the person leaves.
  var runtime: FlowRuntime? {
    switch initiator {
    case .flow(let node), .caller(let node?): node.runtime
    case .person, .caller(nil): screens.first?.node.runtime
    }
  }

  func screen(of viewController: any ViewController) -> FlowScreen? {
    guard case .flow(let node) = initiator else { return nil }
    return node.screen(of: viewController)
  }

  /// Whether the flow that has requested it has ended since.
  var isOfEndedFlow: Bool { if case .flow(let node) = initiator { node.stage == .ended } else { false } }

  func emit(_ misuse: FlowMisuse) {
    switch initiator {
    case .flow(let node), .caller(let node?): node.emit(misuse)
    case .person: screens.first?.node.emit(misuse)
    case .caller(nil): break
    }
  }
}
