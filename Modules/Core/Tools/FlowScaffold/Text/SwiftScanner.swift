/// Distinguishes code, comments and strings of Swift, across lines.
struct SwiftScanner {
  private enum Context: Equatable {
    /// The code in an interpolation, with the number of open brackets.
    case interpolation(open: Int)
    case string(hashes: Int, isMultiline: Bool)
    case blockComment
  }

  private var contexts: [Context] = []
  private var bytes: [UInt8] = []
  private var kinds: [SourceLine.Kind] = []
  private var balance = 0

  mutating func scan(_ line: [UInt8]) -> SourceLine {
    bytes = line
    kinds = []
    balance = 0
    while kinds.count < bytes.count {
      switch contexts.last {
      case .string(let hashes, let isMultiline): scanString(hashes: hashes, isMultiline: isMultiline)
      case .blockComment: scanBlockComment()
      case .interpolation, nil: scanCode()
      }
    }
    // An unterminated single-line string ends with the line.
    while case .string(_, isMultiline: false) = contexts.last { contexts.removeLast() }
    return SourceLine(bytes: bytes, kinds: kinds, balance: balance)
  }

  private func isNext(_ text: String) -> Bool { bytes[kinds.count...].starts(with: text.utf8) }

  private mutating func take(_ count: Int, as kind: SourceLine.Kind) {
    kinds += Array(repeating: kind, count: min(count, bytes.count - kinds.count))
  }

  /// Takes all bytes up to the next that may have a meaning of its own.
  /// - Returns: Whether there were any.
  private mutating func takePlainBytes(as kind: SourceLine.Kind, until isSpecial: (UInt8) -> Bool) -> Bool {
    let end = bytes[kinds.count...].firstIndex(where: isSpecial) ?? bytes.count
    guard end > kinds.count else { return false }
    take(end - kinds.count, as: kind)
    return true
  }

  /// Whether a byte of code may begin a comment or a string, or is a bracket.
  private static func hasMeaning(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "/", "\"", "#", "(", ")", "[", "]", "{", "}": true
    default: false
    }
  }

  private mutating func scanCode() {
    guard !takePlainBytes(as: .code, until: Self.hasMeaning) else { return }
    if isNext("//") {
      kinds += LineScanner.kinds(of: bytes[kinds.count...], between: "`", as: .code)
    } else if isNext("/*") {
      contexts.append(.blockComment)
      take(2, as: .comment)
    } else if let (hashes, isMultiline) = openingQuote {
      contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
      if isMultiline { balance += 1 }
      take(hashes + (isMultiline ? 3 : 1), as: .code)
    } else {
      count(bytes[kinds.count])
      take(1, as: .code)
    }
  }

  private var openingQuote: (hashes: Int, isMultiline: Bool)? {
    let hashes = bytes[kinds.count...].prefix { $0 == UInt8(ascii: "#") }.count
    let rest = bytes[(kinds.count + hashes)...]
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    return (hashes, rest.starts(with: "\"\"\"".utf8))
  }

  private mutating func count(_ byte: UInt8) {
    let change =
      switch UnicodeScalar(byte) {
      case "(", "[", "{": 1
      case ")", "]", "}": -1
      default: 0
      }
    guard case .interpolation(let open) = contexts.last else { return balance += change }
    contexts.removeLast()
    if open + change >= 0 { contexts.append(.interpolation(open: open + change)) }
  }

  private mutating func scanString(hashes: Int, isMultiline: Bool) {
    guard !takePlainBytes(as: .string, until: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) else { return }
    let marks = String(repeating: "#", count: hashes)
    let quote = (isMultiline ? "\"\"\"" : "\"") + marks
    if isNext("\\" + marks + "(") {
      contexts.append(.interpolation(open: 0))
      take(2 + hashes, as: .code)
    } else if isNext("\\" + marks) {
      take(2 + hashes, as: .string)
    } else if isNext(quote) {
      contexts.removeLast()
      if isMultiline { balance -= 1 }
      take(quote.utf8.count, as: .code)
    } else {
      take(1, as: .string)
    }
  }

  private mutating func scanBlockComment() {
    let closes = isNext("*/")
    if closes { contexts.removeLast() }
    if isNext("/*") { contexts.append(.blockComment) }
    take(closes ? 2 : 1, as: .comment)
  }
}

/// Distinguishes code, comments and strings, line by line.
struct LineScanner {
  private let language: Language
  private var swift = SwiftScanner()
  private var isFenced = false

  init(_ language: Language) {
    self.language = language
  }

  mutating func scan(_ bytes: [UInt8]) -> SourceLine {
    switch language {
    case .swift: return swift.scan(bytes)
    case .journey:
      let isComment = bytes.starts(with: "#".utf8)
      let kinds =
        isComment ? bytes.map { _ in .comment } : Self.kinds(of: bytes, between: "\"", as: .string, else: .code)
      return SourceLine(bytes: bytes, kinds: kinds)
    case .markdown: return scanMarkdown(bytes)
    case .other: return SourceLine(bytes: bytes, kinds: bytes.map { _ in .code })
    }
  }

  private mutating func scanMarkdown(_ bytes: [UInt8]) -> SourceLine {
    let isFence = bytes.starts(with: "```".utf8)
    if isFence { isFenced.toggle() }
    guard !isFence, !isFenced else { return SourceLine(bytes: bytes, kinds: bytes.map { _ in .code }) }
    return SourceLine(bytes: bytes, kinds: Self.kinds(of: bytes, between: "`", as: .code))
  }

  /// Returns the kinds of bytes inside and outside of delimiters.
  static func kinds(
    of bytes: some Sequence<UInt8>, between mark: Unicode.Scalar, as kind: SourceLine.Kind,
    else other: SourceLine.Kind = .comment
  ) -> [SourceLine.Kind] {
    var isInside = false
    return bytes.map { byte in
      guard byte == UInt8(ascii: mark) else { return isInside ? kind : other }
      isInside.toggle()
      return .code
    }
  }
}

enum Language: Equatable {
  case swift
  /// Paragraphs with quoted text.
  case journey
  /// Paragraphs with code in backticks.
  case markdown
  /// Any other file: copied with renaming only.
  case other

  init(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".journey") {
      self = .journey
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else {
      self = .other
    }
  }

  /// Whether blocks are determined by indentation; otherwise, they are paragraphs.
  var isSwift: Bool { self == .swift }
}
