extension Finding {
  /// Does the acts again in another copy of the app, from the beginning.
  ///
  /// An exploration on one thread finds interleavings that the ordinary executors may not have: there, this tells them apart.
  /// - Parameter app: The app, of which nothing is used but what ``ExplorableApp/reset()`` makes.
  /// - Returns: Whether the acts show the mistake again; nil for a mistake that shows only in a whole exploration.
  @MainActor
  public func isConfirmed(by app: any ExplorableApp) async -> Bool? {
    guard Self.isShownByOneWay(mistake.rule) else { return nil }
    let runner = Runner(app)
    await runner.begin { await app.reset() }
    for step in root.steps { _ = await runner.perform(ExplorerAct(.launch, [step])) }
    var mistakes = await runner.judge(nil, nil).mistakes
    for act in acts where !mistakes.contains(where: { $0.kind == mistake.kind }) {
      mistakes = await runner.perform(act).mistakes
    }
    return mistakes.contains { $0.kind == mistake.kind }
  }

  /// Whether a rule is broken at a moment, and not by what is known of several.
  private static func isShownByOneWay(_ rule: String) -> Bool {
    rule != Mistake.sameActLeadsElsewhere && rule != Mistake.noWayHome
  }
}

extension Mistake {
  static let sameActLeadsElsewhere = "The same act in the same state leads to the same state."
  static let noWayHome = "There is a way home from everywhere."
}
