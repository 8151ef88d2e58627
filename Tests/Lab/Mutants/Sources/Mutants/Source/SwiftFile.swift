/// A source file as tokens, with the brackets paired.
struct SwiftFile {
  /// Where it is in the package.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// Whether a program writes it, so that `swift format` ignores it.
  let isGenerated: Bool
  /// The parts that only Apple's compilers see.
  private let foreignParts: [Range<Int>]
  /// For each bracket the one that closes or opens it; for all else the token itself.
  private let partners: [Int]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    isGenerated = text.hasPrefix("// swift-format-ignore-file")
    tokens = Tokenizer.tokens(of: bytes)
    foreignParts = Self.foreignParts(of: bytes)
    partners = Self.pairs(of: tokens)
  }

  /// Returns whether only Apple's compilers see a byte, so that no test here can detect a change of it.
  func isForeign(_ byte: Int) -> Bool { foreignParts.contains { $0.contains(byte) } }

  /// The other one of a pair of brackets; the token itself if it is none.
  func partner(of index: Int) -> Int { partners[index] }

  /// Whether a token opens a pair of brackets.
  func opens(_ index: Int) -> Bool { tokens[index].kind == .bracket && partners[index] > index }

  /// Whether a token closes a pair of brackets.
  func closes(_ index: Int) -> Bool { tokens[index].kind == .bracket && partners[index] < index }

  /// The bytes from the first to the last of some tokens.
  func bytes(of range: ClosedRange<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of the line of a byte, from 1.
  func line(of byte: Int) -> Int { bytes[..<byte].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Whether a token at the start of a line continues the line above.
  func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    guard index > 0 else { return false }
    if token.isBinary || [".", "?", ",", "else", "catch", "where", ")", "]", "{"].contains(token.text) { return true }
    let previous = tokens[index - 1]
    return previous.isBinary || [",", "->", "(", "[", "."].contains(previous.text)
  }

  /// Whether a variable of that name has a value from the start, or is optional.
  func hasDefault(_ name: String) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard tokens[index].text == "var", tokens[index + 1].text == name else { return false }
      let rest = tokens[(index + 2)...].prefix { !$0.startsLine && $0.text != "{" }
      return rest.last?.text == "?" || rest.contains { $0.text == "=" }
    }
  }

  /// Finds the blocks of `#if canImport(UIKit)`, of the like, and of the `#else` of their opposites.
  private static func foreignParts(of bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var open: [(start: Int, isForeign: Bool?)] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if ["#else", "#endif"].contains(where: text.hasPrefix), let block = open.popLast() {
        if block.isForeign == true { parts.append(block.start..<start) }
        if text.hasPrefix("#elseif") {
          open.append((start, isForeign(text)))
        } else if text.hasPrefix("#else") {
          open.append((start, block.isForeign.map { !$0 }))
        }
      } else if text.hasPrefix("#if") {
        open.append((start, isForeign(text)))
      }
      start += line.count + 1
    }
    return parts
  }

  /// Returns whether only Apple's compilers see the block of a condition; nil if it asks for something else.
  private static func isForeign(_ condition: String) -> Bool? {
    let asksForApple = ["canImport(UIKit)", "canImport(SwiftUI)", "canImport(os)", "os(iOS)", "os(macOS)"]
      .contains(where: condition.contains)
    #if os(Linux)
      return asksForApple ? !condition.contains("!") : nil
    #else
      return nil
    #endif
  }

  private static func pairs(of tokens: [Token]) -> [Int] {
    var partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .bracket {
      if "({[".contains(token.text) {
        open.append(index)
      } else if let opening = open.popLast() {
        partners[opening] = index
        partners[index] = opening
      }
    }
    return partners
  }
}
