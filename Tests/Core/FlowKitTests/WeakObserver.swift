import FlowKit

/// Passes events on to an observer that keeps flows or the controller, which a tree must not retain.
@MainActor
final class WeakObserver: FlowObserver {
  private weak var observer: (any FlowObserver)?

  init(_ observer: any FlowObserver) { self.observer = observer }

  func flow(_ node: FlowNode, did event: FlowEvent) { observer?.flow(node, did: event) }
}
