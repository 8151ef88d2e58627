/// What can go wrong with a step of a journey.
public enum JourneyTrouble: Error, Equatable {
  /// The app is not running.
  case notRunning
  /// The person cannot do it.
  case refusedAct(RefusedAct)
  /// The app does not do it.
  case refusedByApp(JourneyRefusal)
  /// What was expected is not so: what is there instead.
  case unmet(String)
  /// It did what UIKit refuses: a sentence for each.
  case violated([String])
  /// Another journey should come first, and is not there.
  case notWhole
  /// It led the person to a screen with no way out.
  case deadEnd(String)
}

// MARK: - CustomStringConvertible

extension JourneyTrouble: CustomStringConvertible {
  /// The sentence that the journey's author reads.
  public var description: String {
    switch self {
    case .notRunning: "The app is not running; relaunch starts it."
    case .refusedAct(let refusal): refusal.description
    case .refusedByApp(let refusal): refusal.sentence
    case .unmet(let finding): "Not so: \(finding)."
    case .violated(let violations): violations.joined(separator: " ")
    case .notWhole: "Only a journey in a file can come after another."
    case .deadEnd(let name): "The person cannot do anything on the screen \(name.quoted), not even leave it."
    }
  }
}
