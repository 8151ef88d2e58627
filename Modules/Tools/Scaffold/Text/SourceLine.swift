/// A line of text, with what each of its bytes is.
struct SourceLine: Equatable {
  /// What a part of a line is to its reader.
  enum Kind: Equatable {
    /// The compiler reads it; quotes themselves belong here too.
    case code
    /// A person reads it in the source; in text that is not Swift, all that is not quoted.
    case comment
    /// What stands between quotes.
    case string
  }

  let bytes: [UInt8]
  let kinds: [Kind]
  /// How many more brackets are opened here than closed.
  let balance: Int

  init(bytes: [UInt8], kinds: [Kind], balance: Int = 0) {
    self.bytes = bytes
    self.kinds = kinds
    self.balance = balance
  }

  /// A line of nothing but code.
  init(code: String) {
    self.init(bytes: Array(code.utf8), kinds: Array(repeating: .code, count: code.utf8.count))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line without the spaces around it.
  var trimmed: ArraySlice<UInt8> {
    let start = bytes.firstIndex { !$0.isSpace } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isSpace } ?? start
    return start < bytes.endIndex ? bytes[start...end] : []
  }

  var isBlank: Bool { trimmed.isEmpty }
  var indentation: Int { trimmed.startIndex }

  func begins(with prefix: String) -> Bool { trimmed.starts(with: prefix.utf8) }

  /// Whether the name is mentioned where it is no comment.
  func mentions(_ token: Token) -> Bool {
    bytes.indices.contains { kinds[$0] != .comment && token.form(in: bytes, at: $0) != nil }
  }

  /// Whether the name is mentioned, also in a comment.
  func mentionsAnywhere(_ token: Token) -> Bool { token.stands(in: text) }

  /// Whether these bytes are no part of a longer word.
  func isWord(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 && bytes[range.lowerBound - 1].isIdentifierPart
    let behind = range.upperBound < bytes.count && bytes[range.upperBound].isIdentifierPart
    return !before && !behind
  }

  /// Whether the string that this byte is in has a space.
  func hasSeveralWords(at index: Int) -> Bool {
    let start = kinds[..<index].lastIndex { $0 != .string }.map { $0 + 1 } ?? 0
    let end = kinds[index...].firstIndex { $0 != .string } ?? kinds.endIndex
    return bytes[start..<end].contains(UInt8(ascii: " "))
  }
}
