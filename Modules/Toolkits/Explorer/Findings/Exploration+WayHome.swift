import HeadlessUI

extension Exploration {
  /// Finds states from which a person's own acts never lead home, though all of them were tried.
  ///
  /// It is told of the nearest of them, and only where nothing else is wrong: another mistake may be what is in the way.
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
  /// States from which no act of a person leads home, or to a state of which that is not known yet.
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
