import Transfer

/// A sentence with gaps, and the command that it makes of what fills them.
struct BankPhrase: Sendable {
  /// What fills the gaps; a phrase reads those that it has.
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

  /// The phrase as a journey's grammar takes it.
  var example: String { pieces.map(\.example).joined(separator: " ") }

  /// How many words from the first on the phrase takes.
  func matchLength(_ words: [String]) -> Int {
    var values = Values()
    return zip(pieces, words).prefix { piece, word in piece.read(word, into: &values) }.count
  }

  /// The command of words that the phrase takes to the last.
  func command(_ words: [String]) -> BankCommand {
    var values = Values()
    for (piece, word) in zip(pieces, words) { _ = piece.read(word, into: &values) }
    return make(values)
  }
}
