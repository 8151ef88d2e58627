import HeadlessUI

/// The reason why a line of a session was refused or failed.
enum SessionTrouble: Error, Equatable {
  case notACommand(CommandError)
  case step(JourneyTrouble)
  case defects([String])
  case notRecorded(UsageError)
  case isOver

  /// The reason, as a sentence.
  var sentence: String {
    switch self {
    case .notACommand(let error): error.sentence
    case .step(let trouble): trouble.description
    case .defects(let defects): defects.joined(separator: " ")
    case .notRecorded(let error): error.sentence
    case .isOver: "The session is over. Nothing was done; start the program again."
    }
  }

  /// The resulting exit status of the program.
  var status: ExitStatus {
    switch self {
    case .notACommand, .notRecorded, .isOver: .usage
    case .step, .defects: .failed
    }
  }

  /// Whether the app or the disk has a problem, and not just the typed line.
  var isGrave: Bool {
    switch self {
    case .notACommand, .step(.notRunning), .step(.refusedAct), .step(.refusedByApp), .step(.unmet), .step(.notWhole),
      .isOver:
      false
    case .step(.violated), .step(.deadEnd), .defects, .notRecorded: true
    }
  }
}
