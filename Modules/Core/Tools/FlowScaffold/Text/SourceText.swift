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
