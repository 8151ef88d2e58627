/// A usage error.
enum UsageError: Error, Equatable {
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(Option)
  case needlessValue(Option)
  case repeatedOption(Option)
  case wrongNames(Verb)
  case emptyName(Option)
  case missingScreens(String)
  case unknownKind(String, nearest: String?)

  /// The error and the expected input.
  var sentence: String {
    switch self {
    case .unknownVerb(let word, let nearest):
      "There is no command \"\(word)\"\(suggestion(nearest)). --help lists them all."
    case .unknownOption(let word, let nearest):
      "There is no option \"\(word)\"\(suggestion(nearest)). --help lists them all."
    case .missingValue(let option): "\(option.rawValue) needs a value."
    case .needlessValue(let option): "\(option.rawValue) takes no value."
    case .repeatedOption(let option): "\(option.rawValue) is given twice."
    case .wrongNames(let verb): "Write: swift package \(verb.usage)."
    case .missingScreens(let feature):
      "\(Option.screens.rawValue) is missing: swift package new-feature \(feature) \(Option.screens.rawValue) Dates,Guests."
    case .unknownKind(let word, let nearest):
      "There is no kind of screen \"\(word)\"\(suggestion(nearest)). There are "
        + ScreenKind.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .emptyName(let option): "\(option.rawValue) takes names with a comma between them and no spaces: A,B."
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; the nearest is \"\($0)\"" } ?? "" }
}
