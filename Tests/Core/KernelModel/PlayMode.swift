import FlowTesting

/// The time at which the transitions of a play complete.
package enum PlayMode: CaseIterable, Sendable {
  /// When the call returns.
  case synchronous
  /// After each act.
  case settled
  /// One by one, as separate acts.
  case held

  @MainActor
  package func makeStage() -> any PlayStage {
    switch self {
    case .synchronous: TestWindowStage(.immediate)
    case .settled, .held: TestWindowStage(.held)
    }
  }
}
