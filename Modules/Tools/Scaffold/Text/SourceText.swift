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

  /// The units of these lines, from the outside: those within a unit are among its inner lines.
  func units(in range: Range<Int>) -> [Unit] {
    language.isSwift ? swiftUnits(in: range) : paragraphs(in: range)
  }

  var units: [Unit] { units(in: lines.indices) }

  /// The text with lines put in front of the lines with these numbers.
  func inserting(_ insertions: [Placement]) -> String {
    var result = lines.map(\.text)
    // Of two at one place, the first given comes first.
    for insertion in insertions.enumerated().sorted(by: { ($0.element.line, $0.offset) > ($1.element.line, $1.offset) })
    {
      result.insert(contentsOf: insertion.element.lines, at: insertion.element.line)
    }
    return joined(result)
  }

  /// The text with other lines, ending as this one does.
  func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + (endsWithLineEnd ? "\n" : "")
  }
}
