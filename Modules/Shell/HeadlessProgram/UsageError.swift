public import Database
public import HeadlessUI

/// The reason why the program cannot run a command.
public enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  case missingValue(Option)
  case missingOption(Option)
  case noPlaceForBackup
  case exists(String)
  case needlessValue(Option)
  case givenTwice(Option)
  case notTogether(String, String, why: String)
  case notATime(String)
  case notANumber(Option, String)
  case unknownJourney(String, nearest: String?)
  case unreadable(String, why: String)
  case unwritable(String, why: String)
  case noJourneys
  case unknownFormat(String)
  case noStoryboard
  case journeyFailed(String, line: Int, JourneyTrouble)
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
    case .noPlaceForBackup: "Say where the backup goes: backup FILE \(Option.database.usage)."
    case .exists(let name): "\(name.printable) exists already, and nothing was written. --force writes over it."
    case .needlessValue(let option): "\(option.name) takes no value."
    case .givenTwice(let option): "\(option.name) is given twice."
    case .notTogether(let one, let other, let why): "\(one) and \(other) do not go together: \(why)."
    case .notATime(let text): "\(text.quoted) is no moment in time; write \(Option.now.usage)."
    case .notANumber(let option, let text):
      "\(text.quoted) is no number above 0; write \(option.usage)."
    case .unknownJourney(let name, let nearest):
      "There is no journey \(name.quoted), neither as a file nor in the app\(suggestion(nearest))."
    case .unreadable(let name, let why): "\(name.printable) cannot be read: \(why)."
    case .unwritable(let name, let why): "\(name.printable) cannot be written: \(why)."
    case .noJourneys: "The app's own journeys are missing; they belong beside the program."
    case .unknownFormat(let text): "There is no format \(text.quoted); choose one of \(Option.format.usage)."
    case .noStoryboard: "Say which journeys: storyboard JOURNEY…."
    case .journeyFailed(let name, let line, let trouble):
      "\(name.printable), line \(line): \(trouble) A journey that fails has no picture; play tells more."
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
