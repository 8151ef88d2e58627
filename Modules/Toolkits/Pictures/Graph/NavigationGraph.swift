/// Which screens an app has, and which taps lead from one to another: as far as somebody has been there.
///
/// It is the same value in whatever order it was collected.
public struct NavigationGraph: Equatable, Sendable, Codable {
  /// The flow that shows the first screen of a launched app.
  public let root: String
  /// The screens, by flow and name.
  public let screens: [NavigationScreen]
  /// What leads from screen to screen; of each two screens at most one edge in each direction.
  public let edges: [NavigationEdge]
  /// Which flow has started which.
  public let starts: [FlowStart]

  /// A graph; everything is brought into order.
  public init(root: String, screens: [NavigationScreen], edges: [NavigationEdge], starts: [FlowStart]) {
    self.root = root
    self.screens = screens.sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.starts = starts.sorted()
  }
}

/// That a flow has started another.
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

  /// By the owner, then by the sub-flow.
  public static func < (one: FlowStart, other: FlowStart) -> Bool {
    (one.owner, one.subflow) < (other.owner, other.subflow)
  }
}
