import HeadlessUI

extension Exploration {
  /// Records new mistakes, each with a path that reproduces it.
  func note(_ mistakes: [Mistake], _ root: Int, _ path: [ExplorerAct]) async {
    for mistake in mistakes where coverage.mistakes.insert(mistake.kind).inserted {
      // If the shortest known path does not show it, a state has a part that is in no digest: then the actual path is tried.
      await find(mistake, by: [(root, path), trail]) { [self] root, acts in await shows(mistake, root, acts) }
    }
  }

  /// Records that an action has led to another state than before.
  func noteDifference(_ way: (state: Int, act: Int), from former: Int, to target: Int) async {
    let act = graph.acts(of: way.state)[way.act]
    let name = graph.outlines[graph.states[way.state].outline].isEmpty ? "no screen" : "the screen"
    let mistake = Mistake(
      rule: Mistake.sameActLeadsElsewhere,
      finding: "\(act.name) led elsewhere before, though all that is known of \(name) was the same.")
    guard coverage.mistakes.insert(mistake.kind).inserted else { return }
    let (before, after) = (graph.states[way.state].digest, graph.states[target].digest)
    await find(mistake, by: [trail]) { [self] root, acts in
      guard acts.last == act else { return false }
      return await leads(acts, root, over: before, to: after)
    }
  }

  /// Records a mistake with the first path that shows it, shortened as far as possible.
  func find(
    _ mistake: Mistake, by ways: [(root: Int, acts: [ExplorerAct])],
    isShown: @escaping @MainActor (Int, [ExplorerAct]) async -> Bool
  ) async {
    let transitions = graph.transitionCount
    var root = ways[0].root
    var acts = ways[0].acts
    var isReproducible = false
    for way in ways where !isReproducible && way.acts.count <= Self.longestPath {
      guard await isShown(way.root, way.acts) else { continue }
      (root, acts) = way
      isReproducible = true
    }
    if isReproducible { acts = await Shrinker(isShown: { await isShown(root, $0) }).shrink(acts) }
    findings.append(
      Finding(
        mistake: mistake, root: roots[root], acts: acts, isReproducible: isReproducible,
        transitions: transitions))
    await begin(at: root)
    _ = await runner.judge(nil, nil)
    resumption = frontier.roots[root]
  }

  /// The maximum number of actions that are repeated to reproduce a mistake.
  private static let longestPath = 2000

  /// Returns whether the actions cause the mistake.
  private func shows(_ mistake: Mistake, _ root: Int, _ acts: [ExplorerAct]) async -> Bool {
    await begin(at: root)
    // A mistake before the first action counts only for an empty path.
    var mistakes = await runner.judge(nil, nil).mistakes
    if acts.isEmpty { return mistakes.contains { $0.kind == mistake.kind } }
    for act in acts {
      mistakes = await runner.perform(act).mistakes
      if mistakes.contains(where: { $0.kind == mistake.kind }) { return true }
    }
    return false
  }

  /// Returns whether the last action leads from one state to the other.
  private func leads(_ acts: [ExplorerAct], _ root: Int, over before: StateDigest, to after: StateDigest) async -> Bool
  {
    await begin(at: root)
    for act in acts.dropLast() { _ = await runner.perform(act) }
    guard let last = acts.last, await reader.read(nil).digest == before else { return false }
    _ = await runner.perform(last)
    return await reader.read(nil).digest == after
  }
}

extension Mistake {
  /// The mistake without numbers, which differ between occurrences.
  var kind: Mistake { Mistake(rule: rule, finding: finding.withoutNumbers) }
}
