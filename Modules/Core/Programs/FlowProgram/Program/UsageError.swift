package import FlowCommandLine
package import FlowHeadless
import FlowKit
package import FlowStorage

/// The reason why the program cannot run a command.
package enum UsageError: Error, Equatable {
  case commandLine(CommandLineError)
  case fileExists(String)
  case unknownJourney(String, nearest: String?)
  /// A journey requires one that there is not.
  case unknownRequirement(String, in: String, nearest: String?)
  /// A folder where a journey is expected; one of the app's own folders, if there are any.
  case folder(String, ofTheApp: String?)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case noJourneys(folder: String)
  case journeyFailed(StepPlace, StepError)
  /// The place in a journey or an exploration that never ended.
  case neverEnded(String)
  case syntax(file: String, JourneySyntaxError)
  case database(String, DatabaseError)
  case data(String)

  package var sentence: String {
    switch self {
    case .commandLine(let error): error.sentence
    case .fileExists(let name): "\(name.printable) exists already, and nothing was written. --force overwrites it."
    case .unknownJourney(let name, let nearest):
      "There is no journey \(name.quoted), neither as a file nor in the app\(nearest.asSuggestion)."
    case .unknownRequirement(let name, let journey, let nearest):
      "\(journey.asJourneyFile.printable): requires \(name.quoted), which is neither a file nor a journey of the app"
        + "\(nearest.asSuggestion). The path of a file begins in the current folder."
    case .folder(let name, let own):
      "\(name.printable) is a folder. Write the path of a journey, or the name of one of the app's own or of their folders"
        + "\(own.map { ", such as \($0)" } ?? "")."
    case .unreadable(let name, let reason): "\(name.printable) cannot be read: \(reason)."
    case .unwritable(let name, let reason): "\(name.printable) cannot be written: \(reason)."
    case .noJourneys(let folder): "The app's own journeys are not in \(folder), where the program expects them."
    case .journeyFailed(let place, let reason):
      "\(place.text.printable): \(reason)\(place.requirement) A failed journey cannot be drawn; play shows the failure."
    case .neverEnded(let place):
      "\(place.printable): this waits for something that the program does not see, and never ends. Make calls to services in "
        + "`outside { … }`."
    case .syntax(let file, let error): "\(file.asJourneyFile.printable):\(error.line): \(error.reason)"
    case .database(let name, let error): "\(name.printable): \(error.sentenceWithCommand)"
    case .data(let sentence): sentence
    }
  }

  var status: ExitStatus {
    switch self {
    case .journeyFailed, .neverEnded: .failed
    case .commandLine, .fileExists, .unknownJourney, .unknownRequirement, .folder, .unreadable, .unwritable,
      .noJourneys, .syntax, .database, .data:
      .usage
    }
  }
}

extension DatabaseError {
  /// The message for a person who uses the program; one that advises a backup names the command.
  var sentenceWithCommand: String {
    isMendedByRestoring ? "\(diagnosis) \(Self.restoringAdvice)" : diagnosis
  }

  /// The advice to replace the data with a backup.
  static let restoringAdvice = "The command restore FILE \(Option.database.usage) puts a backup in its place."
}

extension UsageError {
  var code: ErrorCode {
    switch self {
    case .commandLine: .usage
    case .fileExists: .fileExists
    case .unknownJourney, .unknownRequirement, .noJourneys, .folder: .unknownJourney
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .journeyFailed: .journeyFailed
    case .neverEnded: .neverEnded
    case .syntax: .malformedJourney
    case .database(_, let error): error.code
    case .data: .notLaunched
    }
  }
}

extension DatabaseError {
  fileprivate var code: ErrorCode {
    switch self {
    case .newerFile: .dataNewer
    case .damaged, .foreignLog: .dataDamaged
    case .notADatabase: .dataForeign
    case .readOnly: .dataReadOnly
    case .cannotOpen, .tooManyFiles: .dataNotOpened
    case .full: .diskFull
    case .locked: .dataLocked
    case .constraint, .closed, .misuse, .fileRemoved, .outcomeUnknown, .other: .dataUnusable
    }
  }
}

/// The codes of errors outside of a command, for programs: `docs/reference/json.md` explains each code.
enum ErrorCode: String, CaseIterable, Codable {
  case usage
  case unreadable
  case unwritable
  case fileExists = "file-exists"
  case unknownJourney = "unknown-journey"
  case malformedJourney = "malformed-journey"
  case journeyFailed = "journey-failed"
  case neverEnded = "never-ended"
  case dataNewer = "data-newer"
  case dataDamaged = "data-damaged"
  case dataForeign = "data-foreign"
  case dataReadOnly = "data-read-only"
  case dataNotOpened = "data-not-opened"
  case dataLocked = "data-locked"
  case dataUnusable = "data-unusable"
  case diskFull = "disk-full"
  case notLaunched = "not-launched"
  case defect
}

/// The exit codes of the program.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// An expectation did not hold, or a step failed.
  case failed = 1
  case usage = 2

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
