/// What one of several processes that share an exploration has found since the last exchange.
public struct ExplorationNews: Codable, Sendable {
  /// A state that this process was the first to see.
  struct NewState: Codable {
    let digest: StateDigest
    let durable: StateDigest
    let outline: String
    let screen: String
    /// The numbers of its actions.
    let actions: [Int]
    let isHome: Bool
    let alert: String?
    let hasPendingEvent: Bool
  }

  /// An action that was tried; its target is nil if it was abandoned.
  struct Transition: Codable {
    let state: StateDigest
    /// The number of the action.
    let action: Int
    let target: StateDigest?
  }

  /// An action as its lines in a journey.
  struct Action: Codable {
    let kind: ExplorerAction.Kind
    let lines: [String]
    let noveltyKey: String
  }

  struct Mistake: Codable {
    let violation: RuleViolation
    let root: Int
    let actions: [Action]
    let isReproducible: Bool
    let transitions: Int
  }

  /// The actions that this process has not sent before; its first action has the number 0.
  var actions: [Action] = []
  var states: [NewState] = []
  var transitions: [Transition] = []
  var mistakes: [Mistake] = []
  /// The counts since the start.
  var tally = ExplorationTally()
  /// Whether there is no time left, or the person has ended the exploration.
  var isLast = false
}
