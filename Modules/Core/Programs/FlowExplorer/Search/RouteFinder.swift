/// Finds the cheapest known way to a state: from the current state, or from one that a launch restores.
struct RouteFinder {
  /// A way along known transitions.
  struct Route {
    let start: Int
    let actions: [Int]
  }

  /// The maximum number of states to search.
  private static let limit = 4000

  /// The number of the last search that has visited a state, and the next state on the way to its goal.
  private var visits: [(search: Int, next: Int32)] = []
  private var searchCount = 0

  /// Returns the cheapest way, searched backwards from the goal.
  mutating func route(
    to goal: Int, from current: Int, in graph: StateGraph, isRestorable: (Int) -> Bool
  ) -> Route? {
    while visits.count < graph.states.count { visits.append((0, -1)) }
    searchCount += 1
    visits[goal] = (searchCount, -1)
    var level = [Int32(goal)]
    var visited = 1
    var restorable: Int?
    // A longer way from the current state would cost more than a launch.
    var levelsLeft = Int.max
    while !level.isEmpty, visited < Self.limit, levelsLeft > 0 {
      var nextLevel: [Int32] = []
      for state in level {
        if state == current { return route(from: current, in: graph) }
        if restorable == nil, isRestorable(Int(state)) {
          restorable = Int(state)
          levelsLeft = StateSearch.costOfLaunch
        }
        for source in graph.states[Int(state)].sources where visits[Int(source)].search != searchCount {
          visits[Int(source)] = (searchCount, state)
          nextLevel.append(source)
        }
      }
      visited += nextLevel.count
      level = nextLevel
      levelsLeft -= 1
    }
    return restorable.map { route(from: $0, in: graph) }
  }

  private func route(from start: Int, in graph: StateGraph) -> Route {
    var actions: [Int] = []
    var state = start
    while visits[state].next >= 0 {
      let next = visits[state].next
      guard let action = graph.action(from: state, to: next) else { break }
      actions.append(action)
      state = Int(next)
    }
    return Route(start: start, actions: actions)
  }
}

extension StateGraph {
  /// Returns an action that leads from one state to another, and does not end the process.
  fileprivate func action(from state: Int, to target: Int32) -> Int? {
    let actions = actions(of: state)
    return states[state].targets.indices.first { states[state].targets[$0] == target && !actions[$0].endsProcess }
  }
}
