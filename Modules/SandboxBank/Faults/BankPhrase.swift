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

  let pieces: [BankPhrasePiece]
  private let make: @Sendable (Values) -> BankCommand

  init(_ pattern: String, _ make: @escaping @Sendable (Values) -> BankCommand) {
    pieces = pattern.split(separator: " ").map { BankPhrasePiece(String($0)) }
    self.make = make
  }

  /// The phrase in the notation of a journey's grammar.
  var example: String { pieces.map(\.example).joined(separator: " ") }

  /// Returns the number of words that match the beginning of the phrase.
  func matchLength(_ words: [String]) -> Int {
    var values = Values()
    return zip(pieces, words).prefix { piece, word in piece.read(word, into: &values) }.count
  }

  /// Returns the command for words that all match.
  func command(_ words: [String]) -> BankCommand {
    var values = Values()
    for (piece, word) in zip(pieces, words) { _ = piece.read(word, into: &values) }
    return make(values)
  }
}
