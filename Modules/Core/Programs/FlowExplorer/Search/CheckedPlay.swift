package import FlowHeadless

/// Plays steps of journeys on an app, and checks the rules of explorations after each.
@MainActor
package final class CheckedPlay {
  private let runner: Runner
  /// The steps that were possible, in order.
  package private(set) var steps: [JourneyStep] = []
  /// The violations since the play began.
  package private(set) var violations: [RuleViolation] = []

  package init(on app: any AppDriver) { runner = Runner(app) }

  /// The app after the last step.
  package var latest: AppInspection { runner.latest }

  /// Whether no flow has work in progress.
  package var isIdle: Bool { runner.isIdle }

  /// The number of times that rules have applied.
  package var checkCount: Int { runner.checksByRule.values.reduce(0, +) }

  /// Launches the app anew, and repeats actions without checking the rules.
  package func begin(with actions: some Sequence<ExplorerAction>) async {
    (steps, violations) = ([], [])
    await runner.reset { [app = runner.app] in await app.reset() }
    for action in actions {
      steps += action.steps
      await runner.repeatAction(action)
    }
    await runner.observe()
  }

  /// Performs an action, as far as it is possible.
  /// - Returns: Whether its first step was possible.
  @discardableResult
  package func perform(_ action: ExplorerAction) async -> Bool {
    // A disturbed journey may have led elsewhere, and a switch may be on already.
    let isOffered = action.kind == .tap && offers(action)
    let outcome = await runner.perform(action)
    steps += outcome.performedSteps
    violations += outcome.violations.filter { isOffered || $0.rule != ExplorerRule.offersOnlyPossibleActions }
    return !outcome.performedSteps.isEmpty
  }

  /// Returns whether the visible screen has the button or the field of an action.
  package func offers(_ action: ExplorerAction) -> Bool { latest.screen?.offers(action.steps[0]) ?? false }
}
