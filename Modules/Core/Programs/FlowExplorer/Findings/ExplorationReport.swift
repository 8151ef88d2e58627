package struct ExplorationReport: Sendable {
  /// The mistakes, in the order of their discovery.
  package let findings: [Finding]
  package let stateCount: Int
  /// The number of transitions: pairs of a state and an action that was tried in it.
  package let transitionCount: Int
  /// The number of actions that were abandoned because their state could not be reached again.
  package let abandonedCount: Int
  package let stepCount: Int
  /// The number of times that the app was reset.
  package let restartCount: Int
  /// The approximate memory per state, in bytes.
  package let bytesPerState: Int
  /// The number of different outlines of states: their flows, screen, fields and buttons.
  package let outlineCount: Int
  /// The number of kills that were skipped because a kill with the same data was already tried.
  package let skippedKillCount: Int
  /// The depth up to which everything was tried: all actions in all states at most this many actions away from a root.
  package let exploredDepth: Int
  /// The number of states of each screen, by name.
  package let stateCounts: [String: Int]
  /// The number of states in each place of a session; empty in an app without one.
  package let sessionPlaces: [SessionPlace: Int]
  /// The buttons that were tapped, as `Screen: label`, and whether a tap has ever changed the state.
  package let buttonEffects: [String: Bool]
  /// The number of times that each kind of action was tried.
  package let actionCounts: [ExplorerAction.Kind: Int]
  /// The rules for at least one state that held in none, as sentences.
  package let unmetRules: [String]
  /// The number of checks of each rule, by its sentence, including rules that were never checked.
  package let ruleChecks: [String: Int]
  /// The journeys at whose ends the exploration has continued, to find the missing screens and buttons.
  package let laterJourneys: [String]
  /// The rules that the journeys at the start violated when they were written, with the names of these journeys.
  package let statedRules: [(journey: String, rule: String)]
  /// The steps of these journeys that were not possible, with the names.
  package let refusedSteps: [String]
  /// A Boolean value that indicates whether every action was tried in every state.
  package let isComplete: Bool
}

extension Exploration {
  func report() async -> ExplorationReport {
    var checks = runner.checksByRule.merging(comparisonCounts) { $1 }
    for rule in RuleViolation.comparingRules(of: runner.latest.world.labels) { checks[rule, default: 0] += 0 }
    let sometimes = runner.app.rules.filter { $0.mode == .sometimes }.map(\.sentence)
    let open = graph.states.filter { $0.untried > 0 }.map(\.depth).min()
    return ExplorationReport(
      findings: findings, stateCount: graph.states.count, transitionCount: graph.transitionCount,
      abandonedCount: graph.abandonedCount,
      stepCount: runner.stepCount, restartCount: restartCount, bytesPerState: graph.bytesPerState,
      outlineCount: graph.outlines.count,
      skippedKillCount: coverage.skippedKillCount,
      exploredDepth: (open ?? (graph.states.map(\.depth).max() ?? 0) + 1) - 1, stateCounts: graph.stateCounts,
      sessionPlaces: coverage.sessionPlaces,
      buttonEffects: coverage.buttonEffects, actionCounts: coverage.actionCounts,
      unmetRules: sometimes.filter { checks[$0] == 0 },
      ruleChecks: checks.filter { !sometimes.contains($0.key) },
      laterJourneys: usedLaterRoots.compactMap(\.journey),
      statedRules: roots.flatMap { root in root.statedRules.map { (root.journey ?? "", $0) } },
      refusedSteps: refusedSteps, isComplete: open == nil)
  }
}
