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
