import FlowHeadless

@testable import FlowExplorer

extension StateGraph {
  /// A way from one state to another.
  struct Edge {
    let from: Int
    let to: Int
    var endsProcess = false
  }

  /// Creates a graph; each state has one action for each of its edges, in their order.
  ///
  /// The first edge to a state from an earlier one is on its path; without one, it is a root.
  init(_ count: Int, _ edges: [Edge]) {
    self.init()
    let outgoing = Dictionary(grouping: edges, by: \.from)
    for state in 0..<count {
      let actions = (outgoing[state] ?? []).map { edge in
        edge.endsProcess ? ExplorerAction.kill : ExplorerAction(.tap, .tap("\(edge.to)"))
      }
      let digest = StateDigest(of: "\(state)", now: 0)
      let reading = StateReader.Reading(digest: digest, durable: digest, outline: "", situation: "", screen: "")
      let description = StateDescription(
        reading: reading, actions: actions, isHome: false, alert: nil, hasPendingEvent: false)
      let predecessor = edges.first { $0.to == state && $0.from < state }.flatMap { edge in
        outgoing[edge.from]?.firstIndex { $0.to == state }.map { (state: edge.from, action: $0) }
      }
      _ = add(description, root: state, predecessor: predecessor)
    }
    for (state, edges) in outgoing {
      for (action, edge) in edges.enumerated() { _ = connect(state, by: action, to: edge.to) }
    }
  }

  /// Returns the edges of a chain of states.
  static func chain(_ states: ClosedRange<Int>) -> [Edge] {
    zip(states, states.dropFirst()).map { Edge(from: $0, to: $1) }
  }
}
