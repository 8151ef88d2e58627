/// The columns of a picture: a flow is on the right of those that start it.
struct FlowColumns {
  /// The flows of each column, top first.
  let columns: [[FlowGroup]]

  /// - Parameter groups: The flows of the graph.
  init(_ graph: NavigationGraph, _ groups: [FlowGroup]) {
    var ranks = Self.ranks(graph)
    for group in groups where group.isQuestion {
      // A flow with alerts only is in the column of its owner.
      ranks[group.flow] = max(0, ranks[group.flow, default: 0] - 1)
    }
    columns = Set(groups.map { ranks[$0.flow, default: 0] }).sorted().map { rank in
      let flows = groups.filter { ranks[$0.flow, default: 0] == rank }
      return flows.filter { !$0.isQuestion } + flows.filter(\.isQuestion)
    }
  }

  /// Returns the maximum nesting depth of each flow; a cycle is broken at one of its flows.
  private static func ranks(_ graph: NavigationGraph) -> [String: Int] {
    let owners = Dictionary(grouping: graph.starts, by: \.subflow).mapValues { $0.map(\.owner) }
    var waiting = Set(graph.screens.map(\.id.flow) + graph.starts.flatMap { [$0.owner, $0.subflow] }).sorted()
    var ranks: [String: Int] = [:]
    while !waiting.isEmpty {
      let isFree = { (flow: String) in !owners[flow, default: []].contains { $0 != flow && ranks[$0] == nil } }
      let flow = waiting.remove(at: waiting.firstIndex(where: isFree) ?? waiting.firstIndex(of: graph.root) ?? 0)
      ranks[flow] = owners[flow, default: []].compactMap { ranks[$0] }.map { $0 + 1 }.max() ?? 0
    }
    return ranks
  }
}

extension FlowGroup {
  fileprivate var isQuestion: Bool { screens.allSatisfy(\.isAlert) }
}
