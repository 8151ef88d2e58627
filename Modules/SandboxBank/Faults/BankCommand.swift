public import FlowScreens

/// A command that changes the faults of the bank, in a journey or a test.
public enum BankCommand: Hashable, Sendable {
  /// A number of calls of a kind have a fault.
  case next(Int, BankCall, BankFault)
  /// All calls lose their connection until the bank is up again.
  case disconnect
  /// The connection works again; requested faults remain.
  case reconnect
  /// All held replies are delivered.
  case deliverReplies

  /// Creates a command from a line such as `bank next 3 transfers answer 503`; a text of several words is quoted.
  public init(parsing line: String) throws(BankCommandError) {
    try self.init(words: Self.words(of: line))
  }

  /// Creates a command from the words of a line; a text is one word.
  public init(words: [String]) throws(BankCommandError) {
    self = try BankGrammar.command(words)
  }

  /// The phrases for a journey's grammar, with `…` for a kind of call, a number or a text.
  public static var phrases: [String] { BankGrammar.phrases.map(\.example) }

  private static func words(of line: String) throws(BankCommandError) -> [String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { throw .unterminatedText }
    return parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map(String.init) : [String(part)]
    }
  }
}

/// An error in a line.
public enum BankCommandError: ReadableError {
  case unterminatedText
  case unknownWord(String, nearest: String?, expected: [String])
  case tooShort(expected: [String])
  case tooMuch(String)

  /// The wrong word and the expected ones, as a sentence.
  public var sentence: String {
    switch self {
    case .unterminatedText: "A text begins with a quotation mark and does not end with one."
    case .unknownWord(let word, let nearest?, _):
      "“\(word)” is not known here; the nearest known word is “\(nearest)”."
    case .unknownWord(let word, nil, let expected):
      "“\(word)” is not known here; expected \(expected.joined(separator: ", "))."
    case .tooShort(let expected): "The line ends too early; expected \(expected.joined(separator: ", "))."
    case .tooMuch(let word): "“\(word)” is not expected; put a text of several words in quotation marks."
    }
  }
}
