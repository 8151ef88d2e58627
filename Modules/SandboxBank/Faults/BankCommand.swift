import FlowCommandLine

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
  /// The reply that was held last is delivered before the others.
  case deliverLastReply

  /// Creates a command from one of ``phrases``, with these texts in the place of each `…`.
  public init(phrase: String, texts: [String]) throws(BankCommandError) {
    guard let known = BankGrammar.phrases.first(where: { $0.example == phrase }) else {
      throw BankCommandError(phrase, expected: Self.phrases)
    }
    self = try known.command(texts)
  }

  /// The phrases for a journey's grammar, with `…` for a kind of call, a number or a text.
  public static var phrases: [String] { BankGrammar.phrases.map(\.example) }
}

/// A text in a phrase that is not one of the expected ones.
public struct BankCommandError: Error, Equatable {
  private let text: String
  private let expected: [String]

  init(_ text: String, expected: [String]) {
    self.text = text
    self.expected = expected
  }

  /// The wrong text and the expected ones, as a sentence for the author of a journey.
  public var sentence: String {
    // A number has no useful suggestion.
    let nearest = text.first?.isNumber == true ? nil : text.nearest(in: expected)
    let help = nearest.map { "the nearest known word is “\($0)”" } ?? "expected \(expected.joined(separator: ", "))"
    return "“\(text)” is not known here; \(help)."
  }
}
