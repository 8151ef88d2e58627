extension Finding {
  /// Repeats the actions from the beginning in another copy of the app.
  ///
  /// An exploration on one thread finds interleavings that may not occur with Swift's own executors; with them, this method
  /// tells such findings apart.
  /// - Parameter app: The app; it is reset first by ``ExplorableApp/reset()``.
  /// - Returns: Whether the actions reproduce the mistake; nil for a mistake that only a whole exploration can show.
  @MainActor
  public func isConfirmed(by app: any ExplorableApp) async -> Bool? {
    guard Self.isShownByOnePath(mistake.rule) else { return nil }
    let runner = Runner(app)
    await runner.begin { await app.reset() }
    for step in root.steps { _ = await runner.perform(ExplorerAct(.launch, [step])) }
    var mistakes = await runner.judge(nil, nil).mistakes
    for act in acts where !mistakes.contains(where: { $0.kind == mistake.kind }) {
      mistakes = await runner.perform(act).mistakes
    }
    return mistakes.contains { $0.kind == mistake.kind }
  }

  /// Returns whether a single path can show a violation of the rule.
  private static func isShownByOnePath(_ rule: String) -> Bool {
    ![Mistake.sameActLeadsElsewhere, Mistake.noWayHome, Mistake.buttonDoesNothing].contains(rule)
  }
}

extension Mistake {
  static let sameActLeadsElsewhere = "The same act in the same state leads to the same state."
  static let buttonDoesNothing = "A button does something, unless a field is in error."
  static let noWayHome = "There is a way home from everywhere."
}
