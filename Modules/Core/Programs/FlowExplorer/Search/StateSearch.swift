/// Finds the nearest state of a kind, along known transitions from the current state, or from those that a launch restores.
struct StateSearch {
  /// The cost of a launch, in actions.
  static let costOfLaunch = 7

  /// The number of the last search that has visited a state.
  private var visits: [Int] = []
  private var searchCount = 0

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
    var queue = [current]
    visits[current] = searchCount
    var first = 0
    var distance = 0
    while first < limit {
      let end = queue.count
      while first < min(end, limit) {
        let state = queue[first]
        first += 1
        if isWanted(state) { return state }
        visit(followersOf: state, in: graph, &queue)
      }
      distance += 1
      if distance == Self.costOfLaunch { visit(restorable, &queue) }
      if queue.count == end {
        guard distance < Self.costOfLaunch else { return nil }
        distance = Self.costOfLaunch
        visit(restorable, &queue)
        if queue.count == end { return nil }
      }
    }
    return nil
  }

  private mutating func visit(followersOf state: Int, in graph: StateGraph, _ queue: inout [Int]) {
    for follower in graph.states[state].followers where visits[Int(follower)] != searchCount {
      visits[Int(follower)] = searchCount
      queue.append(Int(follower))
    }
  }

  private mutating func visit(_ states: [Int], _ queue: inout [Int]) {
    for state in states where visits[state] != searchCount {
      visits[state] = searchCount
      queue.append(state)
    }
  }
}
