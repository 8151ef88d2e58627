/// The screens of an app and the taps between them, as far as they were visited.
///
/// The value does not depend on the order of collection.
public struct NavigationGraph: Equatable, Sendable, Codable {
  /// The flow that shows the first screen of a launched app.
  public let root: String
  /// The screens, by flow and name.
  public let screens: [NavigationScreen]
  /// The edges between screens, at most one in each direction.
  public let edges: [NavigationEdge]
  /// The flows that have started other flows.
  public let starts: [FlowStart]

  /// Creates a graph with sorted elements.
  public init(root: String, screens: [NavigationScreen], edges: [NavigationEdge], starts: [FlowStart]) {
    self.root = root
    self.screens = screens.sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.starts = starts.sorted()
  }
}

/// A flow that has started another.
public struct FlowStart: Hashable, Sendable, Codable, Comparable {
  /// The name of the flow that started the other.
  public let owner: String
  /// The name of the flow that was started.
  public let subflow: String

  /// `owner` has started `subflow`.
  public init(owner: String, subflow: String) {
    self.owner = owner
    self.subflow = subflow
  }

  /// Compares owners, then sub-flows.
  public static func < (one: FlowStart, other: FlowStart) -> Bool {
    (one.owner, one.subflow) < (other.owner, other.subflow)
  }
}
