/// What came of an exploration.
public struct ExplorationReport: Sendable {
  /// The mistakes, in the order in which they were found.
  public let findings: [Finding]
  /// How many states were seen.
  public let stateCount: Int
  /// How many acts were tried in states in which they were not tried before.
  public let transitionCount: Int
  /// How many acts were given up, since the state in which to try them could not be come back to.
  public let abandonedCount: Int
  /// How many steps were done for that.
  public let stepCount: Int
  /// How often the app was made new.
  public let restartCount: Int
  /// How much is kept of each state, roughly.
  public let bytesPerState: Int
  /// How many kinds of screens, flows and fields were seen.
  public let outlineCount: Int
  /// How many kills led where others had led from the same data, and were not done again.
  public let killsRemembered: Int
  /// How deep all is tried: the acts in every state so many acts away from a root, or nearer.
  public let completeDepth: Int
  /// The screens that were seen, and how many states each.
  public let screens: [String: Int]
  /// The buttons that were seen, as `Screen: label`, and whether a tap ever changed anything.
  public let actions: [String: Bool]
  /// How often each kind of act was tried.
  public let kinds: [ExplorerAct.Kind: Int]
  /// What should be seen at least once, and was not.
  public let neverSeen: [String]
  /// How often rules were asked.
  public let checkCount: Int
  /// Whether all is tried that there is.
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
      killsRemembered: coverage.killsRemembered,
      completeDepth: (open ?? (graph.states.map(\.depth).max() ?? 0) + 1) - 1, screens: coverage.screens,
      actions: coverage.actions, kinds: coverage.kinds, neverSeen: sometimes.filter { !runner.seen.contains($0) },
      checkCount: runner.checkCount, isComplete: open == nil)
  }
}
