/// Inputs with their meanings in two columns.
package struct HelpTable {
  private let rows: [(input: String, meaning: String)]

  package init(_ rows: [(input: String, meaning: String)]) { self.rows = rows }

  package init(of options: [Option]) { self.init(options.map { ($0.usage, $0.explanation) }) }

  /// Returns the table in lines of a maximum width, indented by two columns.
  package func text(width: Int) -> String {
    let left = min(rows.map(\.input.columns).max() ?? 0, max(16, width * 2 / 5))
    return rows.map { row in
      let meaning = row.meaning.wrapped(to: max(20, width - left - 4), hanging: 0).split(separator: "\n")
      let indented = meaning.joined(separator: "\n" + String(repeating: " ", count: left + 4))
      let input = row.input.wrapped(to: width - 2)
      guard input.columns <= left else {
        return "  \(input)\n" + String(repeating: " ", count: left + 4) + indented + "\n"
      }
      return "  " + input + String(repeating: " ", count: left - input.columns + 2) + indented + "\n"
    }.joined()
  }
}

extension Character {
  /// The width of the character in columns of a terminal: 0, 1 or 2.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isZeroWidth { return 0 }
    let showsEmoji = unicodeScalars.contains { $0.value == 0xFE0F }
    return first.isWide || (showsEmoji && first.properties.isEmoji && !first.isASCII) ? 2 : 1
  }
}

extension StringProtocol {
  /// The width of the text in columns of a terminal; it must not contain colours.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Unicode.Scalar {
  /// The ranges of wide and full-width characters, from UAX 11, since Swift does not provide this property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  fileprivate var isWide: Bool {
    properties.isEmojiPresentation || (value >= 0x1100 && Self.wide.contains { $0.contains(value) })
  }

  /// Whether the scalar has no width.
  fileprivate var isZeroWidth: Bool {
    guard value >= 0x300 else { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return (0x1160...0x11FF).contains(value)
    }
  }
}

extension String {
  /// Returns the text with lines wrapped at spaces to a maximum width; longer words are not split.
  ///
  /// Continued lines are indented by `hanging` columns more than the first one. Colours have no width.
  package func wrapped(to width: Int, hanging: Int = 2) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.wrappedLine(to: width, hanging: hanging) }
      .joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func wrappedLine(to width: Int, hanging: Int) -> String {
    guard visibleColumns > width else { return String(self) }
    let margin = Swift.min(prefix { $0 == " " }.count + hanging, width / 2)
    var (text, column, hasWord) = ("", 0, false)
    var rest = self
    while !rest.isEmpty {
      let spaces = rest.prefix { $0 == " " }
      let word = rest.dropFirst(spaces.count).prefix { $0 != " " }
      rest = rest.dropFirst(spaces.count + word.count)
      if hasWord, column + spaces.count + word.visibleColumns > width {
        text += "\n" + String(repeating: " ", count: margin)
        column = margin
      } else {
        text += spaces
        column += spaces.count
      }
      text += word
      column += word.visibleColumns
      hasWord = hasWord || !word.isEmpty
    }
    return text
  }

  /// The width of the text, without its colours.
  private var visibleColumns: Int {
    split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().reduce(0) { sum, part in
      sum + (part.offset == 0 ? part.element : part.element.drop { $0 != "m" }.dropFirst()).columns
    }
  }
}
