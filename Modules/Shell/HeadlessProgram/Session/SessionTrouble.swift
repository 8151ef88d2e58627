import HeadlessUI

/// Why a line of a session was not done, or what went wrong with it.
enum SessionTrouble: Error, Equatable {
  case notACommand(CommandError)
  case step(JourneyTrouble)
  case defects([String])
  case notRecorded(UsageError)
  case isOver

  /// What whoever wrote the line reads.
  var sentence: String {
    switch self {
    case .notACommand(let error): error.sentence
    case .step(let trouble): trouble.description
    case .defects(let defects): defects.joined(separator: " ")
    case .notRecorded(let error): error.sentence
    case .isOver: "The session is over. Nothing was done; start the program again."
    }
  }

  /// How the program ends because of it.
  var status: ExitStatus {
    switch self {
    case .notACommand, .notRecorded, .isOver: .usage
    case .step, .defects: .failed
    }
  }

  /// Whether it is the app's or the disk's fault, and not just a slip of whoever types.
  var isGrave: Bool {
    switch self {
    case .notACommand, .step(.notRunning), .step(.refusedAct), .step(.refusedByApp), .step(.unmet), .step(.notWhole),
      .isOver:
      false
    case .step(.violated), .step(.deadEnd), .defects, .notRecorded: true
    }
  }
}
