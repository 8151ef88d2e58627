/// What can be asked for on the command line.
enum Option: String, CaseIterable {
  case json
  case record
  case force
  case database
  case now
  case rates
  case log
  case help
  case version

  /// As it is typed.
  var name: String { "--" + rawValue }

  /// What its value looks like; nil if it takes none.
  var value: String? {
    switch self {
    case .record: "FILE"
    case .database: "PATH"
    case .now: "2026-11-21T09:00:00Z"
    case .rates: "FILE"
    case .json, .force, .log, .help, .version: nil
    }
  }

  /// The option with its value.
  var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }

  /// What it is for.
  var explanation: String {
    switch self {
    case .json: "each screen and each event as one JSON object a line; commands as arrays of words"
    case .record: "write the session down as a journey that plays back the same"
    case .force: "let --record write over a file that is there"
    case .database: "keep the data in this file; else they are gone with the session"
    case .now: "the moment at which the device's clock stands"
    case .rates: "the bank's reference rates, in the form of the European Central Bank's file"
    case .log: "tell on standard error what happens to each flow"
    case .help: "show this"
    case .version: "show the version"
    }
  }
}
