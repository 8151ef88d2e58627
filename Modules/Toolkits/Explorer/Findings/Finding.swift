public import HeadlessUI

/// A mistake, with the shortest way to it that is known.
public struct Finding: Sendable {
  /// The rule that was broken, and how.
  public let mistake: Mistake
  /// Where the way begins.
  public let root: ExplorerRoot
  /// The acts that lead to it from there.
  let acts: [ExplorerAct]
  /// Whether doing just these acts, from the root, has shown it again.
  public let isReproducible: Bool
  /// How many transitions were known when it was found.
  public let transitions: Int

  /// The steps of these acts.
  public var steps: [JourneyStep] { acts.flatMap(\.steps) }

  /// The journey that shows it.
  public var journey: String {
    var text = "# \(mistake.finding.split(separator: "\n").joined(separator: " "))\n# Against: \(mistake.rule)\n\n"
    if let name = root.journey { text += "after \(name.quoted)\n" }
    for step in steps { text += "\(step)\n" }
    return text
  }
}
