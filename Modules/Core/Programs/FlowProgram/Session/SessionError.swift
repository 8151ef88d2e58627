import FlowHeadless

/// The reason why a line of a session was refused or failed.
enum SessionError: Error, Equatable {
  case notACommand(CommandError)
  case step(StepError)
  case defects([String])
  case notRecorded(UsageError)
  case sessionOver
  /// The session cannot be played again.
  case notRepeatable
  case nothingToUndo
  /// The device cannot be made anew.
  case notLaunched(UsageError)

  var sentence: String {
    switch self {
    case .notACommand(let error): error.sentence
    case .step(let failure): failure.description
    case .defects(let defects): defects.joined(separator: " ")
    case .notRecorded(let error): error.sentence
    case .sessionOver: "The session is over. Nothing was done; start the program again."
    case .notRepeatable: "Only a session in memory can be played again: start the program with --memory."
    case .nothingToUndo: "There is nothing to undo."
    case .notLaunched(let error): error.sentence
    }
  }

  var status: ExitStatus {
    switch self {
    case .notACommand, .notRecorded, .sessionOver, .notLaunched: .usage
    case .step, .defects, .notRepeatable, .nothingToUndo: .failed
    }
  }

  /// Whether the app or the disk has a problem, and not just the typed line.
  var isSevere: Bool {
    switch self {
    case .notACommand, .step(.notRunning), .step(.refusedAction), .step(.refusedByApp), .step(.expectationFailed),
      .step(.prerequisiteNotInserted),
      .sessionOver, .notRepeatable, .nothingToUndo:
      false
    case .step(.violated), .step(.deadEnd), .defects, .notRecorded, .notLaunched: true
    }
  }
}

/// An error in a line of a session.
enum CommandError: Error, Equatable {
  case notAnArray
  case noSuchNumber(Int, last: Int)
  case noSuchOption(String, last: Int)
  case noSuchID(String)
  case noField(String)
  case noList(Int)
  case missingValue(String)
  case valueForAction(String)
  case ambiguous(String, PendingChoice)
  case missingTarget(verb: String, [String])
  case unknown(String, nearest: String?)
  case syntax(JourneySyntaxError.Reason)

  var sentence: String {
    switch self {
    case .notAnArray: "A command is an array of its words, such as [\"fill\", \"City\", \"with\", \"Tartu\"]."
    case .noSuchNumber(let number, last: 0): "There is no control \(number): this screen has none."
    case .noSuchNumber(let number, let last): "There is no control \(number) on the screen; the last is \(last)."
    case .noSuchOption(let number, let last): "There is no option \(number): type 1 to \(last), or part of a name."
    case .noSuchID(let id): "There is no control \(id) on this screen."
    case .noField(let label): "There is no field \(label.quoted)."
    case .noList(let number): "There are no such rows in a list \(number) on this screen."
    case .missingValue(let label): "Type a value after \(label.quoted), or \"\" to empty it."
    case .valueForAction(let label): "\(label.quoted) is a button, and takes no value."
    case .ambiguous(let typed, let choice): "\(typed.excerpt) matches several options: \(choice.list.options.listed)."
    case .missingTarget(let verb, let labels) where labels.isEmpty: "There is nothing to \(verb) on this screen."
    case .missingTarget(let verb, let labels): "Say what to \(verb): \(labels.listed)."
    case .unknown(let line, let nearest?): "\(line.excerpt) is not known here; the nearest is \(nearest.quoted)."
    case .unknown(let line, nil): "\(line.excerpt) is not known here; `help` lists the commands."
    case .syntax(.tooShort(let expected)):
      "The command is incomplete: \(expected.map { $0 == "\"…\"" ? "a text" : $0.quoted }.joined(separator: " or ")) is missing."
    case .syntax(let reason): reason.description.prefix(1).uppercased() + reason.description.dropFirst()
    }
  }
}

extension [String] {
  /// The texts in one line; of many, the first.
  fileprivate var listed: String {
    let most = 12
    let first = prefix(most).map(\.printable).joined(separator: ", ")
    return count > most ? first + ", and \(count - most) more" : first
  }
}

extension String {
  fileprivate var excerpt: String { count > 40 ? (String(prefix(40)) + "…").quoted : quoted }
}
