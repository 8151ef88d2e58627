/// The screens of an app and the taps between them, as far as they were visited.
///
/// The value does not depend on the order of collection.
package struct NavigationGraph: Equatable, Sendable, Codable {
  /// The flow that shows the first screen of a launched app.
  package let root: String
  /// The screens, by flow and name.
  package let screens: [NavigationScreen]
  /// The edges between screens, at most one in each direction.
  package let edges: [NavigationEdge]
  /// The flows that have started other flows.
  package let starts: [FlowStart]

  /// Creates a graph with sorted elements.
  package init(root: String, screens: [NavigationScreen], edges: [NavigationEdge], starts: [FlowStart]) {
    self.root = root
    self.screens = screens.sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.starts = starts.sorted()
  }
}

/// A flow that has started another.
package struct FlowStart: Hashable, Sendable, Codable, Comparable {
  /// The name of the flow that started the other.
  package let owner: String
  /// The name of the flow that was started.
  package let subflow: String

  /// `owner` has started `subflow`.
  package init(owner: String, subflow: String) {
    self.owner = owner
    self.subflow = subflow
  }

  package static func < (one: FlowStart, other: FlowStart) -> Bool {
    (one.owner, one.subflow) < (other.owner, other.subflow)
  }
}
