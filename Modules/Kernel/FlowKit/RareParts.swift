/// Rarely used properties of a node, created on demand to save memory.
@MainActor
final class RareParts {
  var onStarted: FlowNode.OnStarted?
  /// Called when the flow has ended without a report.
  var onEnded: Completion?
  var onProgress: (@MainActor (any Sendable) -> Void)?
  var resultOnDismissal: (any CancellableResult)?
  var scope: FlowScope?
  /// Misuse before the start, emitted later.
  var earlyMisuses: [FlowMisuse] = []

  /// The parent of a flow that has ended with a pending transition.
  weak var formerParent: FlowNode?

  /// The screens that must be released with the flow; set only if the tree has an observer.
  var formerScreens: [@MainActor () -> AnyObject?] = []
}

extension FlowNode {
  /// The rare parts, created on demand.
  final var rareParts: RareParts {
    if let rare { return rare }
    let made = RareParts()
    rare = made
    return made
  }

  /// The flow's work, which runs only in visits.
  final var scope: FlowScope {
    if let scope = rare?.scope { return scope }
    let scope = FlowScope(of: self)
    rareParts.scope = scope
    if stage == .running { scope.open(in: runtime) }
    return scope
  }
}
