/// Splits lines into blocks.
extension SourceText {
  func swiftBlocks(in range: Range<Int>) -> [SourceBlock] {
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
