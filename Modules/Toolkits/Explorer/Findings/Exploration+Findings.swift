import HeadlessUI

extension Exploration {
  /// Notes mistakes that were not found before, each with a way that shows it.
  func note(_ mistakes: [Mistake], _ root: Int, _ path: [ExplorerAct]) async {
    for mistake in mistakes where coverage.mistakes.insert(mistake.kind).inserted {
      // The shortest way known; where that does not show it, something decides that no digest tells, and what was done does.
      await find(mistake, by: [(root, path), trail]) { [self] root, acts in await shows(mistake, root, acts) }
    }
  }

  /// Notes that an act has led elsewhere than before, with what was done between.
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

  /// Notes a mistake with the first of these ways that shows it, as short as can be.
  private func find(
    _ mistake: Mistake, by ways: [(root: Int, acts: [ExplorerAct])],
    isShown: @escaping @MainActor (Int, [ExplorerAct]) async -> Bool
  ) async {
    let transitions = graph.transitionCount
    var root = ways[0].root
    var acts = ways[0].acts
    var isReproducible = false
    for way in ways where !isReproducible && way.acts.count <= Self.longestWay {
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

  /// More is not done again to find out whether it shows a mistake.
  private static let longestWay = 2000

  /// Whether the acts bring the mistake about.
  private func shows(_ mistake: Mistake, _ root: Int, _ acts: [ExplorerAct]) async -> Bool {
    await begin(at: root)
    // What was wrong before the way began is none of it.
    var mistakes = await runner.judge(nil, nil).mistakes
    if acts.isEmpty { return mistakes.contains { $0.kind == mistake.kind } }
    for act in acts {
      mistakes = await runner.perform(act).mistakes
      if mistakes.contains(where: { $0.kind == mistake.kind }) { return true }
    }
    return false
  }

  /// Whether the last of the acts leads from one state to another.
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
  /// The mistake without what differs from one occurrence to another.
  var kind: Mistake { Mistake(rule: rule, finding: finding.withoutNumbers) }
}
