public import Database
public import HeadlessUI

/// The reason why the program cannot run a command.
public enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  case missingValue(Option)
  case missingOption(Option)
  case missingBackupFile
  case fileExists(String)
  case needlessValue(Option)
  case repeatedOption(Option)
  case conflictingOptions(String, String, reason: String)
  case notATime(String)
  case notANumber(Option, String)
  case unknownJourney(String, nearest: String?)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case noJourneys
  case unknownFormat(String)
  case missingStoryboardNames
  case journeyFailed(String, line: Int, StepFailure)
  case syntax(file: String, JourneySyntaxError)
  case database(String, DatabaseError)
  case data(String)

  /// The error and the expected input, as a sentence.
  public var sentence: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "There is no option \(option.quoted)\(suggestion(nearest)). --help lists them all."
    case .unknownCommand(let word, let nearest):
      "There is no command \(word.quoted)\(suggestion(nearest)). --help lists them all."
    case .missingValue(let option): "\(option.name) needs a value: \(option.usage)."
    case .missingOption(let option): "This needs \(option.usage)."
    case .missingBackupFile: "Say where the backup goes: backup FILE \(Option.database.usage)."
    case .fileExists(let name): "\(name.printable) exists already, and nothing was written. --force writes over it."
    case .needlessValue(let option): "\(option.name) takes no value."
    case .repeatedOption(let option): "\(option.name) is given twice."
    case .conflictingOptions(let one, let other, let reason): "\(one) and \(other) do not go together: \(reason)."
    case .notATime(let text): "\(text.quoted) is no moment in time; write \(Option.now.usage)."
    case .notANumber(let option, let text):
      "\(text.quoted) is no number above 0; write \(option.usage)."
    case .unknownJourney(let name, let nearest):
      "There is no journey \(name.quoted), neither as a file nor in the app\(suggestion(nearest))."
    case .unreadable(let name, let reason): "\(name.printable) cannot be read: \(reason)."
    case .unwritable(let name, let reason): "\(name.printable) cannot be written: \(reason)."
    case .noJourneys: "The app's own journeys are missing; they belong beside the program."
    case .unknownFormat(let text): "There is no format \(text.quoted); choose one of \(Option.format.usage)."
    case .missingStoryboardNames: "Say which journeys: storyboard JOURNEY…."
    case .journeyFailed(let name, let line, let reason):
      "\(name.printable), line \(line): \(reason) A journey that fails has no picture; play tells more."
    case .syntax(let file, let error): "\(file.printable): \(error)"
    case .database(let name, let error): "\(name.printable): \(error.sentence)"
    case .data(let sentence): sentence
    }
  }

  /// The exit status of the program.
  var status: ExitStatus {
    if case .journeyFailed = self { .failed } else { .usage }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; the nearest is \($0.quoted)" } ?? "" }
}
