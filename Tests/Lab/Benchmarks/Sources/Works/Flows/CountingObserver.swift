import FlowKit

/// The smallest observer.
@MainActor
final class CountingObserver: FlowObserver {
  private(set) var events = 0
  private(set) var leaks = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    events += 1
    if case .leaked = event { leaks += 1 }
  }
}
