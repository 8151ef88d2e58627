import FlowHeadless

extension Exploration {
  /// Finds states from which no sequence of the person's actions leads home, although all were tried.
  ///
  /// Reports the nearest of them, and only without other findings: another mistake may be the cause.
  func findStatesWithoutPathHome() {
    count(RuleViolation.noPathHome)
    let statesWithoutPath = graph.statesWithoutPathHome()
    guard findings.isEmpty, let nearest = statesWithoutPath.min(by: { graph.states[$0].depth < graph.states[$1].depth })
    else {
      return
    }
    let path = graph.path(to: nearest)
    let violation = RuleViolation(
      rule: RuleViolation.noPathHome, explanation: "No sequence of actions leads home from here.")
    findings.append(
      Finding(
        violation: violation, root: starts[path.root], isRelaunched: isRelaunched(path.root), actions: path.actions,
        isReproducible: true, transitions: graph.transitionCount))
  }
}

extension StateGraph {
  /// Returns the states from which the person's actions lead neither home nor to a state with untried actions.
  func statesWithoutPathHome() -> [Int] {
    var predecessors: [[Int]] = Array(repeating: [], count: states.count)
    var hasPath = states.map { $0.isHome || $0.hasPendingEvent }
    for state in states.indices {
      for (action, target) in states[state].targets.enumerated() where actions(of: state)[action].isByPerson {
        if target < 0 { hasPath[state] = true } else { predecessors[Int(target)].append(state) }
      }
    }
    var queue = states.indices.filter { hasPath[$0] }
    while let state = queue.popLast() {
      for predecessor in predecessors[state] where !hasPath[predecessor] {
        hasPath[predecessor] = true
        queue.append(predecessor)
      }
    }
    return states.indices.filter { !hasPath[$0] }
  }
}
