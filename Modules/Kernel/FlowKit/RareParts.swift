/// What few flows have: made when it is needed, so that the others need no memory for it.
@MainActor
final class RareParts {
  var onStarted: FlowNode.OnStarted?
  /// Called when the flow has ended without an answer.
  var onEnded: Completion?
  var onProgress: (@MainActor (any Sendable) -> Void)?
  var resultOnDismissal: (any CancellableResult)?
  var scope: FlowScope?
  /// Misuse before the start, when there is nobody to tell.
  var earlyMisuses: [FlowMisuse] = []

  /// The flow around one that has ended while a transition of its own was still to come.
  weak var formerParent: FlowNode?

  /// Its screens that must be gone when it is: kept only where an observer wants to know.
  var formerScreens: [@MainActor () -> AnyObject?] = []
}

extension FlowNode {
  /// The rare parts, made if there are none.
  final var rareParts: RareParts {
    if let rare { return rare }
    let made = RareParts()
    rare = made
    return made
  }

  /// The flow's work, which goes on in visits only.
  final var scope: FlowScope {
    if let scope = rare?.scope { return scope }
    let scope = FlowScope(of: self)
    rareParts.scope = scope
    if stage == .running { scope.open(in: runtime) }
    return scope
  }
}
