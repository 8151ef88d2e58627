package import FlowCommandLine
package import FlowHeadless
import FlowKit
package import FlowStorage

/// The reason why the program cannot run a command.
package enum UsageError: Error, Equatable {
  case commandLine(CommandLineError)
  case fileExists(String)
  case unknownJourney(String, nearest: String?)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case noJourneys(folder: String)
  case journeyFailed(String, line: Int, StepFailure)
  case syntax(file: String, JourneySyntaxError)
  case database(String, DatabaseError)
  case data(String)

  package var sentence: String {
    switch self {
    case .commandLine(let error): error.sentence
    case .fileExists(let name): "\(name.printable) exists already, and nothing was written. --force overwrites it."
    case .unknownJourney(let name, let nearest):
      "There is no journey \(name.quoted), neither as a file nor in the app\(nearest.asSuggestion)."
    case .unreadable(let name, let reason): "\(name.printable) cannot be read: \(reason)."
    case .unwritable(let name, let reason): "\(name.printable) cannot be written: \(reason)."
    case .noJourneys(let folder): "The app's own journeys are not in \(folder), where the program expects them."
    case .journeyFailed(let name, let line, let reason):
      "\(name.printable), line \(line): \(reason) A failed journey cannot be drawn; play shows the failure."
    case .syntax(let file, let error): "\(file.printable): \(error)"
    case .database(let name, let error): "\(name.printable): \(error.sentenceWithCommand)"
    case .data(let sentence): sentence
    }
  }

  var status: ExitStatus {
    if case .journeyFailed = self { .failed } else { .usage }
  }
}

extension DatabaseError {
  /// The message for a person who uses the program; one that advises a backup names the command.
  var sentenceWithCommand: String {
    isMendedByRestoring ? "\(sentence) \(Self.restoringAdvice)" : sentence.developerForm
  }

  /// The advice to replace the data with a backup.
  static let restoringAdvice = "This puts a backup in its place: restore FILE \(Option.database.usage)."
}
