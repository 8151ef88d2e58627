import FlowKit
import FlowTesting

/// An observer that records events, and acts in them.
@MainActor
final class ActingObserver: FlowObserver {
  let recorder = FlowRecorder()
  var act: (@MainActor (FlowNode, FlowEvent) -> Void)?
  /// The greatest number of calls of the observer at once.
  private(set) var depth = 0
  private var calls = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    calls += 1
    depth = max(depth, calls)
    recorder.flow(node, did: event)
    act?(node, event)
    calls -= 1
  }
}
