/// Finds the nearest state of a kind, along known transitions from the current state, or from those that a launch restores.
struct StateSearch {
  /// The cost of a launch, in actions.
  static let costOfLaunch = 7

  /// The number of the last search that has visited a state.
  private var visits: [Int32] = []
  private var searchCount: Int32 = 0
  /// The states of the current search, nearest first; its memory is kept, since most searches are short.
  private var queue: [Int32] = []

  /// Returns the nearest state that fulfils a condition.
  /// - Parameters:
  ///   - current: The current state.
  ///   - restorable: The states that a launch restores.
  ///   - limit: The maximum number of states to search.
  ///   - isWanted: The condition.
  mutating func nearest(
    in graph: StateGraph, from current: Int, or restorable: [Int] = [], atMost limit: Int, where isWanted: (Int) -> Bool
  ) -> Int? {
    while visits.count < graph.states.count { visits.append(0) }
    searchCount += 1
    queue.removeAll(keepingCapacity: true)
    visit([current])
    var first = 0
    var distance = 0
    while first < limit {
      let end = queue.count
      while first < min(end, limit) {
        let state = Int(queue[first])
        first += 1
        if isWanted(state) { return state }
        visit(graph.states[state].followers)
      }
      distance += 1
      if distance == Self.costOfLaunch { visit(restorable) }
      if queue.count == end {
        guard distance < Self.costOfLaunch else { return nil }
        distance = Self.costOfLaunch
        visit(restorable)
        if queue.count == end { return nil }
      }
    }
    return nil
  }

  private mutating func visit(_ states: [some BinaryInteger]) {
    for state in states where visits[Int(state)] != searchCount {
      visits[Int(state)] = searchCount
      queue.append(Int32(state))
    }
  }
}
