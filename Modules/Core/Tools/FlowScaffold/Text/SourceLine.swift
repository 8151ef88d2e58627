/// A line of text with the kind of each byte.
struct SourceLine: Equatable {
  /// The kind of a part of a line.
  enum Kind: Equatable {
    /// Code, including quotation marks.
    case code
    /// Comments; in other languages than Swift, everything that is not quoted.
    case comment
    /// Text between quotation marks.
    case string
  }

  let bytes: [UInt8]
  let kinds: [Kind]
  /// The number of opened brackets minus closed ones.
  let balance: Int

  init(bytes: [UInt8], kinds: [Kind], balance: Int = 0) {
    self.bytes = bytes
    self.kinds = kinds
    self.balance = balance
  }

  init(code: String) {
    self.init(bytes: Array(code.utf8), kinds: Array(repeating: .code, count: code.utf8.count))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line without whitespace around it.
  var trimmed: ArraySlice<UInt8> {
    let start = bytes.firstIndex { !$0.isSpace } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isSpace } ?? start
    return start < bytes.endIndex ? bytes[start...end] : []
  }

  var isBlank: Bool { trimmed.isEmpty }
  var indentation: Int { trimmed.startIndex }

  func begins(with prefix: String) -> Bool { trimmed.starts(with: prefix.utf8) }

  /// Returns whether the name is mentioned outside of comments.
  func mentions(_ token: Token) -> Bool {
    bytes.indices.contains { kinds[$0] != .comment && token.form(in: bytes, at: $0) != nil }
  }

  /// Returns whether the name is mentioned, including comments.
  func mentionsAnywhere(_ token: Token) -> Bool { token.occurs(in: text) }

  /// Returns whether these bytes form a whole word.
  func isWord(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 && bytes[range.lowerBound - 1].isIdentifierPart
    let behind = range.upperBound < bytes.count && bytes[range.upperBound].isIdentifierPart
    return !before && !behind
  }

  /// Returns whether the string around this byte contains a space.
  func hasSeveralWords(at index: Int) -> Bool {
    let start = kinds[..<index].lastIndex { $0 != .string }.map { $0 + 1 } ?? 0
    let end = kinds[index...].firstIndex { $0 != .string } ?? kinds.endIndex
    return bytes[start..<end].contains(UInt8(ascii: " "))
  }
}
