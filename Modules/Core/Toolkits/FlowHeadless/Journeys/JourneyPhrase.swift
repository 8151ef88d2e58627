/// A phrase that a journey can contain: words, and a `…` for each text.
struct JourneyPhrase: Sendable {
  enum Piece: Hashable {
    case word(String)
    case text

    func matches(_ word: JourneyWord) -> Bool {
      switch self {
      case .word(let known): !word.isQuoted && word.text.lowercased() == known
      case .text: true
      }
    }

    var example: String {
      switch self {
      case .word(let word): word
      case .text: "\"…\""
      }
    }
  }

  let pattern: String
  let pieces: [Piece]
  let step: @Sendable ([String]) throws(JourneySyntaxError.Reason) -> JourneyStep

  init(
    _ pattern: String, step: @escaping @Sendable ([String]) throws(JourneySyntaxError.Reason) -> JourneyStep
  ) {
    self.pattern = pattern
    pieces = Self.pieces(of: pattern)
    self.step = step
  }

  /// Returns the number of the phrase's pieces that match the beginning of the line.
  func matchLength(_ words: [JourneyWord]) -> Int {
    zip(pieces, words).prefix { $0.matches($1) }.count
  }

  func texts(in words: [JourneyWord]) -> [String] {
    zip(pieces, words).compactMap { piece, word in piece == .text ? word.text : nil }
  }

  /// Returns the line for a phrase with these texts.
  static func line(_ pattern: String, _ texts: [String]) -> String {
    var texts = texts[...]
    return pieces(of: pattern).map { piece in
      switch piece {
      case .word(let word): word
      case .text: (texts.popFirst() ?? "").quoted
      }
    }.joined(separator: " ")
  }

  private static func pieces(of pattern: String) -> [Piece] {
    pattern.split(separator: " ").map { $0 == "…" ? .text : .word($0.lowercased()) }
  }
}
