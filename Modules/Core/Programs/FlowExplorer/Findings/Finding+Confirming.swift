extension Finding {
  /// Repeats the actions from the beginning in another copy of the app.
  ///
  /// An exploration on one thread finds interleavings that may not occur with Swift's own executors; with them, this method
  /// tells such findings apart.
  /// - Parameter app: The app; it is reset first by ``ExplorableApp/reset()``.
  /// - Returns: Whether the actions reproduce the mistake; nil for a mistake that only a whole exploration can show.
  @MainActor
  public func isConfirmed(by app: any ExplorableApp) async -> Bool? {
    guard Self.isReproducibleByOnePath(violation.rule) else { return nil }
    let runner = Runner(app)
    await runner.reset { await app.reset() }
    for step in root.steps { _ = await runner.perform(ExplorerAction(.launch, [step])) }
    var violations = await runner.checkRules(nil, nil).violations
    for action in actions where !violations.contains(where: { $0.withoutNumbers == violation.withoutNumbers }) {
      violations = await runner.perform(action).violations
    }
    return violations.contains { $0.withoutNumbers == violation.withoutNumbers }
  }

  /// Returns whether a single path can show a violation of the rule.
  private static func isReproducibleByOnePath(_ rule: String) -> Bool {
    ![
      RuleViolation.nondeterministicAction, RuleViolation.noPathHome, RuleViolation.buttonDoesNothing,
      RuleViolation.answersDoNothing,
    ].contains(rule)
  }
}

extension RuleViolation {
  static let nondeterministicAction = "The same action in the same state leads to the same state."
  static let buttonDoesNothing = "A tap on a button has an effect, unless a field has an error."
  static let answersDoNothing = "The answers to a question lead to different states."
  static let noPathHome = "Every state has a path home."
}
