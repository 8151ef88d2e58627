/// The reason why a command line is not understood.
public enum CommandLineError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// An option that belongs to other commands, `owners`; an empty name stands for the program without a command.
  case foreignOption(Option, command: String, owners: [String])
  case missingOption(Option)
  case missingValue(Option)
  case needlessValue(Option)
  case repeatedOption(Option)
  case invalidValue(Option, String, expected: String)
  case conflictingOptions(String, String, reason: String)
  case wrongOperands(usage: String)

  public var sentence: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "There is no command \"\(word)\"\(nearest.asSuggestion). --help lists them all."
    case .unknownOption(let word, let nearest):
      "There is no option \"\(word)\"\(nearest.asSuggestion). --help lists them all."
    case .foreignOption(let option, let command, let owners):
      "\(option.name) has no effect \(command.asPlace), only \(owners.map(\.asPlace).joined(separator: " or "))."
    case .missingOption(let option): "This needs \(option.usage)."
    case .missingValue(let option): "\(option.name) needs a value: \(option.usage)."
    case .needlessValue(let option): "\(option.name) takes no value."
    case .repeatedOption(let option): "\(option.name) is given twice."
    case .invalidValue(let option, let text, let expected): "\"\(text)\" is not \(expected); write \(option.usage)."
    case .conflictingOptions(let one, let other, let reason): "\(one) and \(other) cannot be combined: \(reason)."
    case .wrongOperands(let usage): "Write: \(usage)."
    }
  }
}

extension String? {
  /// The end of a sentence that names the nearest known word.
  package var asSuggestion: String { map { "; the nearest is \"\($0)\"" } ?? "" }
}

extension String {
  fileprivate var asPlace: String { isEmpty ? "without a command" : "with \(self)" }
}
