extension StateGraph {
  /// Returns the actions from a state to another one on the latter's shortest path, as positions in the states' lists; nil if
  /// one of them leads elsewhere now.
  func actions(from start: Int, onPathTo goal: Int) -> [Int]? {
    var actions: [Int] = []
    var state = goal
    while state != start {
      guard let predecessor = states[state].predecessor,
        target(of: predecessor.action, in: predecessor.state) == state
      else { return nil }
      actions.append(predecessor.action)
      state = predecessor.state
    }
    return actions.reversed()
  }

  /// Returns the shortest path to a state: its root, and its actions.
  func path(to state: Int) -> (root: Int, actions: [ExplorerAction]) {
    var actions: [ExplorerAction] = []
    var state = state
    while let predecessor = states[state].predecessor {
      actions.append(actionLists[states[predecessor.state].actionList][predecessor.action])
      state = predecessor.state
    }
    return (states[state].root, actions.reversed())
  }
}
