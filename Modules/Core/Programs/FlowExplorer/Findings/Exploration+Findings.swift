import FlowHeadless

extension Exploration {
  /// Records new mistakes, each with a path that reproduces it.
  func record(_ violations: [RuleViolation], _ root: Int, _ path: [ExplorerAction]) async {
    for violation in violations where knownViolations.insert(violation.withoutNumbers).inserted {
      // If the shortest known path does not show it, a state has a part that is in no digest: then the actual path is tried.
      await addFinding(of: violation, paths: [(root, path), currentPath]) { [self] root, actions in
        await reproduces(violation, root, actions)
      }
    }
  }

  /// Records that an action has led to another state than before.
  func recordDifference(_ predecessor: (state: Int, action: Int), from former: Int, to target: Int) async {
    let action = graph.actions(of: predecessor.state)[predecessor.action]
    let name = graph.outlines[graph.states[predecessor.state].outline].isEmpty ? "without a screen" : "of the screen"
    let violation = RuleViolation(
      rule: RuleViolation.nondeterministicAction,
      explanation: "\(action.name) led to another state before, although the known state \(name) was the same.")
    guard knownViolations.insert(violation.withoutNumbers).inserted else { return }
    let (before, after) = (graph.states[predecessor.state].digest, graph.states[target].digest)
    await addFinding(of: violation, paths: [currentPath]) { [self] root, actions in
      guard actions.last == action else { return false }
      return await lastActionLeads(actions, root, from: before, to: after)
    }
  }

  /// Records a mistake with the first path that shows it, shortened as far as possible.
  func addFinding(
    of violation: RuleViolation, paths: [(root: Int, actions: [ExplorerAction])],
    reproduces: @escaping @MainActor (Int, [ExplorerAction]) async -> Bool
  ) async {
    let transitions = graph.transitionCount
    var root = paths[0].root
    var actions = paths[0].actions
    var isReproducible = false
    for path in paths where !isReproducible && path.actions.count <= Self.longestPath {
      guard await reproduces(path.root, path.actions) else { continue }
      (root, actions) = path
      isReproducible = true
    }
    if isReproducible { actions = await Shrinker(reproduces: { await reproduces(root, $0) }).shrink(actions) }
    findings.append(
      Finding(
        violation: violation, root: roots[root], actions: actions, isReproducible: isReproducible,
        transitions: transitions))
    await begin(at: root)
    _ = await runner.checkRules(nil, nil)
    stateAfterReproduction = frontier.roots[root]
  }

  /// The maximum number of actions that are repeated to reproduce a mistake.
  private static let longestPath = 2000

  /// Returns whether the actions cause the mistake.
  private func reproduces(_ violation: RuleViolation, _ root: Int, _ actions: [ExplorerAction]) async -> Bool {
    await begin(at: root)
    // A mistake before the first action counts only for an empty path.
    var violations = await runner.checkRules(nil, nil).violations
    if actions.isEmpty { return violations.contains { $0.withoutNumbers == violation.withoutNumbers } }
    for action in actions {
      violations = await runner.perform(action).violations
      if violations.contains(where: { $0.withoutNumbers == violation.withoutNumbers }) { return true }
    }
    return false
  }

  /// Returns whether the last action leads from one state to the other.
  private func lastActionLeads(
    _ actions: [ExplorerAction], _ root: Int, from before: StateDigest, to after: StateDigest
  ) async -> Bool {
    await begin(at: root)
    for action in actions.dropLast() { _ = await runner.perform(action) }
    guard let last = actions.last, await reader.read(nil).digest == before else { return false }
    _ = await runner.perform(last)
    return await reader.read(nil).digest == after
  }
}

extension RuleViolation {
  /// The mistake without numbers, which differ between occurrences.
  var withoutNumbers: RuleViolation { RuleViolation(rule: rule, explanation: explanation.withoutNumbers) }
}
