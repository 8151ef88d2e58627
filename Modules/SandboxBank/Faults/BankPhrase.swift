import Transfer

/// A phrase with placeholders, and a function from their values to a command.
struct BankPhrase: Sendable {
  /// The values of the placeholders; a phrase sets its own only.
  struct Values {
    var count = 1
    var call = BankCall.any
    var seconds = 0
    var refusal = TransferRefusal.Reason.status(.unprocessable)
    var failure = UnknownOutcome.timedOut
    var text = ""
  }

  private let pieces: [BankPhrasePiece]
  private let make: @Sendable (Values) -> BankCommand

  init(_ pattern: String, _ make: @escaping @Sendable (Values) -> BankCommand) {
    pieces = pattern.split(separator: " ").map { BankPhrasePiece(String($0)) }
    self.make = make
  }

  /// The phrase in the notation of a journey's grammar.
  var example: String { pieces.map(\.example).joined(separator: " ") }

  /// Returns the command with these texts in the place of the placeholders.
  func command(_ texts: [String]) throws(BankCommandError) -> BankCommand {
    var (values, rest) = (Values(), texts[...])
    for piece in pieces where piece.isPlaceholder {
      let text = rest.popFirst() ?? ""
      guard piece.read(text, into: &values) else { throw BankCommandError(text, expected: piece.expected) }
    }
    return make(values)
  }
}
