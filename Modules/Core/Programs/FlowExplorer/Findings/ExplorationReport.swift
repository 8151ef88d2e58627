/// The result of an exploration.
public struct ExplorationReport: Sendable {
  /// The mistakes, in the order of their discovery.
  public let findings: [Finding]
  /// The number of states.
  public let stateCount: Int
  /// The number of transitions: pairs of a state and an action that was tried in it.
  public let transitionCount: Int
  /// The number of actions that were abandoned because their state could not be reached again.
  public let abandonedCount: Int
  /// The number of steps that were performed.
  public let stepCount: Int
  /// The number of times that the app was reset.
  public let restartCount: Int
  /// The approximate memory per state, in bytes.
  public let bytesPerState: Int
  /// The number of different outlines of states: their flows, screen, fields and buttons.
  public let outlineCount: Int
  /// The number of kills that were skipped because a kill with the same data was already tried.
  public let skippedKillCount: Int
  /// The depth up to which everything was tried: all actions in all states at most this many actions away from a root.
  public let exploredDepth: Int
  /// The number of states of each screen, by name.
  public let stateCounts: [String: Int]
  /// The buttons, as `Screen: label`, and whether a tap has ever changed the state.
  public let buttonEffects: [String: Bool]
  /// The number of times that each kind of action was tried.
  public let actionCounts: [ExplorerAction.Kind: Int]
  /// The rules for at least one state that held in none, as sentences.
  public let unmetRules: [String]
  /// The number of checks of rules.
  public let checkCount: Int
  /// A Boolean value that indicates whether every action was tried in every state.
  public let isComplete: Bool
}

extension Exploration {
  func report() async -> ExplorationReport {
    let sometimes = runner.app.rules.filter { $0.mode == .sometimes }.map(\.sentence)
    let open = graph.states.filter { $0.untried > 0 }.map(\.depth).min()
    return ExplorationReport(
      findings: findings, stateCount: graph.states.count, transitionCount: graph.transitionCount,
      abandonedCount: graph.abandonedCount,
      stepCount: runner.stepCount, restartCount: restartCount, bytesPerState: graph.bytesPerState,
      outlineCount: graph.outlines.count,
      skippedKillCount: coverage.skippedKillCount,
      exploredDepth: (open ?? (graph.states.map(\.depth).max() ?? 0) + 1) - 1, stateCounts: graph.stateCounts,
      buttonEffects: coverage.buttonEffects, actionCounts: coverage.actionCounts,
      unmetRules: sometimes.filter { !runner.metRules.contains($0) },
      checkCount: runner.checkCount, isComplete: open == nil)
  }
}
