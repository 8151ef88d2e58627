/// Cuts Swift source into tokens; comments are left out, and a string is one token with all that it interpolates, as is
/// a regular expression.
struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var isAtLineStart = true
  private var tokens: [Token] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tokens of a file.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes)
    while tokenizer.position < bytes.count { tokenizer.step() }
    return tokenizer.tokens
  }

  private mutating func step() {
    let byte = bytes[position]
    if Self.isSpace(byte) {
      if byte == UInt8(ascii: "\n") { isAtLineStart = true }
      position += 1
    } else if let end = Skipping(bytes).comment(at: position) {
      position = end
    } else if let end = Skipping(bytes).string(at: position) {
      add(.string, to: end)
    } else if beginsValue, let end = Skipping(bytes).regularExpression(at: position) {
      add(.string, to: end)
    } else if Self.isDigit(byte) {
      add(.number, to: end { Self.isWord($0) })
    } else if byte == UInt8(ascii: "`") {
      add(.word, to: end(from: position + 1) { $0 != UInt8(ascii: "`") } + 1)
    } else if Self.isWord(byte) {
      add(.word, to: end { Self.isWord($0) })
    } else if bytes[position...].starts(with: "..".utf8) {
      add(.symbol, to: end { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") })
    } else if Self.isSymbol(byte) {
      add(.symbol, to: end { Self.isSymbol($0) })
    } else {
      add("(){}[]".utf8.contains(byte) ? .bracket : .punctuation, to: position + 1)
    }
  }

  /// Whether a value begins here, so that a slash is no division.
  private var beginsValue: Bool { tokens.last.map { "([{,:=".contains($0.text) || $0.text == "return" } ?? false }

  private func end(from start: Int? = nil, while belongs: (UInt8) -> Bool) -> Int {
    bytes[(start ?? position)...].firstIndex { !belongs($0) } ?? bytes.count
  }

  private mutating func add(_ kind: Token.Kind, to end: Int) {
    let range = position..<min(end, bytes.count)
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range, startsLine: isAtLineStart,
        hasSpaceBefore: range.lowerBound == 0 || Self.isSpace(bytes[range.lowerBound - 1]),
        hasSpaceAfter: range.upperBound == bytes.count || Self.isSpace(bytes[range.upperBound])))
    isAtLineStart = false
    position = range.upperBound
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSymbol(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
      || "_$".utf8.contains(byte)
  }
}
