enum NameKind: String, Equatable {
  case app
  case feature
  case screen
  case result
  case scheme

  /// The kind with its article.
  var noun: String { (self == .app ? "an " : "a ") + rawValue }
}

enum NameError: Equatable {
  case notUpperCamelCase
  case tooLong(Int)
  case reserved
  case ofTemplate
  case sameAs(String)
  case takenByTarget
  case noScheme
  case takenBy(String, in: String)

  /// The error and the expected input, as the end of a sentence.
  var sentence: String {
    switch self {
    case .notUpperCamelCase: "it takes letters and digits of ASCII, and begins with a capital, as in TableBooking"
    case .tooLong(let longest): "it is longer than \(longest) characters"
    case .reserved: "Swift needs that word"
    case .ofTemplate: "that is the name of a template"
    case .sameAs(let other): "that is the name of \(other)"
    case .noScheme: "it takes small letters and digits, and begins with a letter, as in garden"
    case .takenByTarget: "there is a module or a target of that name already"
    case .takenBy(let name, let path): "there is a \"\(name)\" in \(path) already"
    }
  }
}
