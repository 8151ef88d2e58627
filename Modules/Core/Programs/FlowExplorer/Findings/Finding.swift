package import FlowHeadless

/// A mistake, with the shortest known path to it.
package struct Finding: Sendable {
  /// The violated rule, and the violation.
  package let violation: RuleViolation
  package let root: ExplorerRoot
  /// Whether a launch follows the journey before the search continues.
  var isRelaunched = false
  let actions: [ExplorerAction]
  /// Another way to the state before the last action, which leads to another state from there.
  var otherWay: [ExplorerAction] = []
  /// A Boolean value that indicates whether the path has reproduced the mistake.
  package let isReproducible: Bool
  /// The number of transitions before the discovery.
  package let transitions: Int

  package var steps: [JourneyStep] { actions.flatMap(\.steps) }

  /// The journey that reproduces the mistake, as a script that states the rule.
  package var journey: String {
    var text =
      "# \(violation.explanation.split(separator: "\n").joined(separator: " "))\n"
      + "# \(ExplorerRoot.violation)\(violation.rule)\n\n"
    let launch = isRelaunched ? "\(JourneyStep.relaunch)\n" : ""
    if let name = root.journey { text += "after \(name.quoted)\n\(launch)" }
    if !otherWay.isEmpty {
      for step in otherWay.flatMap(\.steps) { text += "\(step)\n" }
      text += "\n# \(ExplorerRoot.secondWay)\n\n"
      // A journey is played once only.
      for step in root.steps { text += "\(step)\n" }
      text += launch
    }
    for step in steps { text += "\(step)\n" }
    return text
  }

  /// Repeats the actions from the beginning in another copy of the app.
  ///
  /// An exploration on one thread finds interleavings that may not occur with Swift's own executors; with them, this method
  /// identifies such findings.
  /// - Parameter app: The app; it is reset first by ``AppDriver/reset()``.
  /// - Returns: Whether the actions reproduce the mistake; nil for a mistake that only a whole exploration can show.
  @MainActor
  package func isConfirmed(by app: any AppDriver) async -> Bool? {
    guard violation.rule != RuleViolation.noPathHome else { return nil }
    let exploration = Exploration(of: app, roots: [root])
    exploration.otherWay = otherWay
    return await exploration.reproduces(violation, 0, actions)
  }
}
