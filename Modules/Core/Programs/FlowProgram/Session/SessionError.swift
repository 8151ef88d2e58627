import FlowHeadless

/// The reason why a line of a session was refused or failed.
enum SessionError: Error, Equatable {
  case notACommand(CommandError)
  case step(StepFailure)
  case defects([String])
  case notRecorded(UsageError)
  case sessionOver

  var sentence: String {
    switch self {
    case .notACommand(let error): error.sentence
    case .step(let failure): failure.description
    case .defects(let defects): defects.joined(separator: " ")
    case .notRecorded(let error): error.sentence
    case .sessionOver: "The session is over. Nothing was done; start the program again."
    }
  }

  var status: ExitStatus {
    switch self {
    case .notACommand, .notRecorded, .sessionOver: .usage
    case .step, .defects: .failed
    }
  }

  /// Whether the app or the disk has a problem, and not just the typed line.
  var isSevere: Bool {
    switch self {
    case .notACommand, .step(.notRunning), .step(.refusedAction), .step(.refusedByApp), .step(.expectationFailed),
      .step(.prerequisiteNotInserted),
      .sessionOver:
      false
    case .step(.violated), .step(.deadEnd), .defects, .notRecorded: true
    }
  }
}
