/// The lines of a file.
struct SourceText {
  let language: Language
  let lines: [SourceLine]
  private let endsWithLineEnd: Bool

  init(_ text: String, path: String) {
    language = Language(path: path)
    var scanner = LineScanner(language)
    var parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    endsWithLineEnd = parts.last?.isEmpty ?? false
    if endsWithLineEnd { parts.removeLast() }
    lines = parts.map { scanner.scan(Array($0)) }
  }

  /// Returns the outermost blocks of these lines.
  func blocks(in range: Range<Int>) -> [SourceBlock] {
    language.isSwift ? swiftBlocks(in: range) : paragraphs(in: range)
  }

  var blocks: [SourceBlock] { blocks(in: lines.indices) }

  /// Returns the text with lines inserted before given lines.
  func inserting(_ insertions: [Insertion]) -> String {
    var result = lines.map(\.text)
    for line in Set(insertions.compactMap(\.separated)) { result[line] += "," }
    // Insertions at the same place keep their order.
    for insertion in insertions.enumerated().sorted(by: { ($0.element.line, $0.offset) > ($1.element.line, $1.offset) })
    {
      result.insert(contentsOf: insertion.element.lines, at: insertion.element.line)
    }
    return joined(result)
  }

  /// Returns other lines as text with the same line ending at the end.
  func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + (endsWithLineEnd ? "\n" : "")
  }
}

/// Splits lines into blocks.
extension SourceText {
  fileprivate func swiftBlocks(in range: Range<Int>) -> [SourceBlock] {
    var blocks: [SourceBlock] = []
    var index = range.lowerBound
    while let start = firstLine(in: index..<range.upperBound) {
      let head = head(in: start..<range.upperBound)
      let end =
        head.map { self.end(ofBlockAt: $0, before: range.upperBound) } ?? endOfComment(in: start..<range.upperBound)
      blocks.append(
        SourceBlock(
          lines: start..<end, head: head, inner: head.map { inner(of: $0, before: end) } ?? end..<end,
          isSpaced: start > index))
      index = end
    }
    return blocks
  }

  func paragraphs(in range: Range<Int>) -> [SourceBlock] {
    var blocks: [SourceBlock] = []
    var index = range.lowerBound
    while let start = firstLine(in: index..<range.upperBound) {
      let end = lines[start..<range.upperBound].firstIndex(where: \.isBlank) ?? range.upperBound
      blocks.append(SourceBlock(lines: start..<end, head: start, inner: end..<end, isSpaced: start > index))
      index = end
    }
    return blocks
  }

  private func firstLine(in range: Range<Int>) -> Int? { lines[range].firstIndex { !$0.isBlank } }

  /// Returns the first line that is neither a comment nor an attribute.
  ///
  /// A `MARK` belongs to the next block despite a blank line.
  private func head(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, lines[index].isComment || lines[index].isAttribute {
      let isMark = lines[index].begins(with: "// MARK:")
      index += 1
      if isMark, index < range.upperBound, lines[index].isBlank { index += 1 }
    }
    return index < range.upperBound && !lines[index].isBlank ? index : nil
  }

  private func endOfComment(in range: Range<Int>) -> Int {
    lines[range].firstIndex { $0.isBlank } ?? range.upperBound
  }

  /// Returns the end of a block, which continues while a bracket is open, a line is indented more, or an `else` follows.
  private func end(ofBlockAt head: Int, before limit: Int) -> Int {
    let indentation = lines[head].indentation
    var open = lines[head].balance
    var end = head + 1
    while let next = firstLine(in: end..<limit) {
      let line = lines[next]
      let isContinued = line.indentation == indentation && line.begins(with: "else") && next == end
      guard open > 0 || line.indentation > indentation || isContinued else { break }
      open += lines[end...next].reduce(0) { $0 + $1.balance }
      end = next + 1
    }
    return end
  }

  private func inner(of head: Int, before end: Int) -> Range<Int> {
    let last = lines[end - 1]
    let isClosing = last.indentation <= lines[head].indentation && ")]}".utf8.contains(last.trimmed.first ?? 0)
    return head + 1..<max(head + 1, isClosing ? end - 1 : end)
  }
}

extension SourceLine {
  fileprivate var isComment: Bool { begins(with: "//") }

  /// Whether the line is just an attribute, such as `@MainActor`.
  fileprivate var isAttribute: Bool {
    guard begins(with: "@"), balance == 0 else { return false }
    let rest = trimmed.dropFirst().drop(while: \.isIdentifierPart)
    return rest.isEmpty || (rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")"))
  }
}

/// A block of lines: a head, the comments and attributes above it, and the indented lines below it.
struct SourceBlock: Equatable {
  let lines: Range<Int>
  /// The first line of code; nil for a standalone comment.
  let head: Int?
  /// The lines between the head and the closing line.
  let inner: Range<Int>
  /// Whether it follows a blank line.
  let isSpaced: Bool
}

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

  /// Returns whether these bytes form a whole word, and not a part of a path.
  func isWord(_ range: Range<Int>) -> Bool {
    let neighbours = [range.lowerBound - 1, range.upperBound].filter(bytes.indices.contains).map { bytes[$0] }
    return neighbours.allSatisfy { !$0.isIdentifierPart && $0 != UInt8(ascii: "/") }
  }

  /// Returns whether the string around this byte contains a space.
  func hasSeveralWords(at index: Int) -> Bool {
    let start = kinds[..<index].lastIndex { $0 != .string }.map { $0 + 1 } ?? 0
    let end = kinds[index...].firstIndex { $0 != .string } ?? kinds.endIndex
    return bytes[start..<end].contains(UInt8(ascii: " "))
  }
}

/// Lines with the number of the line before which they are inserted.
struct Insertion: Equatable {
  let line: Int
  let lines: [String]
  /// The line that gets a comma, since it is no longer the only element of its list; nil if none does.
  var separated: Int?
}
