public import FlowHeadless

/// A mistake, with the shortest known path to it.
public struct Finding: Sendable {
  /// The violated rule, and the violation.
  public let violation: RuleViolation
  /// The start of the path.
  public let root: ExplorerRoot
  /// The actions of the path.
  let actions: [ExplorerAction]
  /// A Boolean value that indicates whether the path has reproduced the mistake.
  public let isReproducible: Bool
  /// The number of transitions before the discovery.
  public let transitions: Int

  /// The steps of the path.
  public var steps: [JourneyStep] { actions.flatMap(\.steps) }

  /// The journey that reproduces the mistake, as a script.
  public var journey: String {
    var text =
      "# \(violation.explanation.split(separator: "\n").joined(separator: " "))\n# Violates: \(violation.rule)\n\n"
    if let name = root.journey { text += "after \(name.quoted)\n" }
    for step in steps { text += "\(step)\n" }
    return text
  }
}
