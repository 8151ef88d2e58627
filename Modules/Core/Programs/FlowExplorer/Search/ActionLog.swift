import Synchronization

/// The actions since the last reset of an app, which another thread reads if one of them does not end.
package final class ActionLog: Sendable {
  private struct State {
    var actions: [ExplorerAction] = []
    var lastStart = ContinuousClock.now
    var hasEnded = false

    var lastAction: String { actions.last?.line ?? "launch" }
  }

  private let state = Mutex(State())

  package init() {}

  func begin(_ path: [ExplorerAction]) {
    state.withLock { state in
      state.actions = path
      state.lastStart = .now
    }
  }

  func append(_ action: ExplorerAction) {
    state.withLock { state in
      state.actions.append(action)
      state.lastStart = .now
    }
  }

  /// The last action as a line of a journey.
  package var lastAction: String { state.withLock(\.lastAction) }

  /// Ends the log: nothing is in progress any more.
  package func end() { state.withLock { $0.hasEnded = true } }

  package var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Returns the mistake that the last action does not end, if it has lasted long enough.
  package func unfinishedAction(since limit: Duration, at now: ContinuousClock.Instant = .now) -> Finding? {
    state.withLock { state in
      guard !state.hasEnded, now - state.lastStart >= limit else { return nil }
      let violation = RuleViolation(
        rule: RuleViolation.endlessAction, explanation: "\(state.lastAction) does not come to an end.")
      return Finding(
        violation: violation, root: ExplorerRoot(), actions: state.actions, isReproducible: false, transitions: 0)
    }
  }
}
