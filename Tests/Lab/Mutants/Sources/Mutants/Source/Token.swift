/// A piece of Swift source that the compiler reads as one.
struct Token: Equatable {
  /// The kinds of tokens.
  enum Kind: Equatable {
    case word
    case number
    case string
    case symbol
    case bracket
    case punctuation
  }

  let kind: Kind
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// Whether only space is before it in its line.
  let startsLine: Bool
  /// Whether there is space, or the start of the file, in front of it.
  let hasSpaceBefore: Bool
  /// Whether there is space, or the end of the file, behind it.
  let hasSpaceAfter: Bool

  /// Whether it is an operator between two operands, as `swift format` writes them.
  var isBinary: Bool { kind == .symbol && hasSpaceBefore && hasSpaceAfter && text != "->" }

  /// Whether it is an operator in front of its operand.
  var isPrefix: Bool { kind == .symbol && !hasSpaceAfter }

  /// Whether it assigns.
  var isAssignment: Bool { isBinary && text.hasSuffix("=") && !Self.comparisons.contains(text) }

  /// The operators that compare.
  static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "<", ">", "===", "!==", "~="]
}
