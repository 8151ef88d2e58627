public import Validation

/// What a journey or a test can have happen on the way to the bank.
public enum BankCommand: Hashable, Sendable {
  /// The next so many calls of a kind go wrong in one way.
  case next(Int, BankCall, BankFault)
  /// No call gets through until the bank is up again.
  case isDown
  /// Calls get through again; what was ordered for the next ones still holds.
  case isUp
  /// All replies come that are held back.
  case givesReplies

  /// Reads a line such as `bank next 3 transfers answer 503`; a text of several words stands in quotation marks.
  public init(parsing line: String) throws(BankCommandError) {
    try self.init(words: Self.words(of: line))
  }

  /// Reads the words of such a line, of which a text is one.
  public init(words: [String]) throws(BankCommandError) {
    self = try BankGrammar.command(words)
  }

  /// The lines that there are, with `…` for a kind of call, a number or a text: the phrases of a journey's grammar.
  public static var phrases: [String] { BankGrammar.phrases.map(\.example) }

  private static func words(of line: String) throws(BankCommandError) -> [String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { throw .unterminatedText }
    return parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map(String.init) : [String(part)]
    }
  }
}

/// Why a line is no command.
public enum BankCommandError: ReadableError {
  case unterminatedText
  case unknownWord(String, nearest: String?, expected: [String])
  case tooShort(expected: [String])
  case tooMuch(String)

  /// The word that is wrong, and what is expected.
  public var sentence: String {
    switch self {
    case .unterminatedText: "A text begins with a quotation mark and does not end with one."
    case .unknownWord(let word, let nearest?, _):
      "“\(word)” is not known here; the nearest known word is “\(nearest)”."
    case .unknownWord(let word, nil, let expected):
      "“\(word)” is not known here; expected \(expected.joined(separator: ", "))."
    case .tooShort(let expected): "The line ends too early; expected \(expected.joined(separator: ", "))."
    case .tooMuch(let word): "“\(word)” is too much; a text of several words stands in quotation marks."
    }
  }
}
