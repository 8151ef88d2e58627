/// Code spans of Markdown.
enum CodeSpan {
  /// A text between as many back quotes as it takes.
  static func quote(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// The first code spans of a line, and what stands behind them.
  static func read(_ count: Int, of line: String) -> (spans: [String], rest: String) {
    var spans: [String] = []
    var rest = line[...]
    while spans.count < count, let start = rest.firstIndex(of: "`") {
      let mark = String(rest[start...].prefix { $0 == "`" })
      let inside = rest[start...].dropFirst(mark.count)
      guard let end = inside.firstRange(of: mark) else { break }
      let text = inside[..<end.lowerBound]
      spans.append(mark.count > 1 ? text.trimmingSpace() : String(text))
      rest = inside[end.upperBound...]
    }
    return (spans, String(rest))
  }
}

extension StringProtocol {
  /// Without the space at both ends.
  func trimmingSpace() -> String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
