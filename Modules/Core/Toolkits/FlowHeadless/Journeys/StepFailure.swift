/// The reasons why a step of a journey fails.
public enum StepFailure: Error, Equatable {
  case notRunning
  case refusedAction(RefusedAction)
  case refusedByApp(JourneyRefusal)
  /// An expectation does not hold; the text describes the actual state.
  case expectationFailed(String)
  /// The step made calls that UIKit refuses, with a sentence for each.
  case violated([String])
  /// The step names another journey, which was not inserted.
  case prerequisiteNotInserted
  /// The step led to a screen without a way out.
  case deadEnd(String)
}

// MARK: - CustomStringConvertible

extension StepFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notRunning: "The app is not running; relaunch starts it."
    case .refusedAction(let refusal): refusal.description
    case .refusedByApp(let refusal): refusal.sentence
    case .expectationFailed(let finding): "Not met: \(finding)."
    case .violated(let violations): violations.joined(separator: " ")
    case .prerequisiteNotInserted: "Only a journey in a file can require another one."
    case .deadEnd(let name): "The screen \(name.quoted) can be neither used nor left."
    }
  }
}
