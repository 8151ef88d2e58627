import HeadlessUI

extension Exploration {
  /// Finds states from which no sequence of the person's actions leads home, although all were tried.
  ///
  /// Reports the nearest of them, and only without other findings: another mistake may be the cause.
  func findNoWayHome() {
    let isLost = graph.statesWithoutWayHome()
    guard findings.isEmpty, let nearest = isLost.min(by: { graph.states[$0].depth < graph.states[$1].depth }) else {
      return
    }
    let path = graph.path(to: nearest)
    let mistake = Mistake(
      rule: Mistake.noWayHome, finding: "Nothing that a person can do leads home from here.")
    findings.append(
      Finding(
        mistake: mistake, root: roots[path.root], acts: path.acts, isReproducible: true,
        transitions: graph.transitionCount))
  }
}

extension StateGraph {
  /// Returns the states from which the person's actions lead neither home nor to a state with untried actions.
  func statesWithoutWayHome() -> [Int] {
    var arrivals: [[Int]] = Array(repeating: [], count: states.count)
    var hasWay = states.map { $0.isHome || $0.isWaiting }
    for state in states.indices {
      for (act, target) in states[state].targets.enumerated() where acts(of: state)[act].isByPerson {
        if target < 0 { hasWay[state] = true } else { arrivals[Int(target)].append(state) }
      }
    }
    var queue = states.indices.filter { hasWay[$0] }
    while let state = queue.popLast() {
      for arrival in arrivals[state] where !hasWay[arrival] {
        hasWay[arrival] = true
        queue.append(arrival)
      }
    }
    return states.indices.filter { !hasWay[$0] }
  }
}
