/// The legend of a graph's picture, in one line.
struct GraphLegend {
  private enum Sign {
    case passage(NavigationEdge.Passage)
    case text(String)
  }

  private static let entries: [(sign: Sign, words: String)] = [
    (.passage(.push), "is pushed"), (.passage(.present), "is presented above"), (.passage(.alert), "asks something"),
    (.passage(.tab), "selects a tab"), (.text("↩"), "leads back; every screen can also be left by back, swipe or pull"),
  ]
  private static let sign = 22
  private static let gap = 28

  /// The width, including the margins of the picture.
  var width: Int {
    Self.entries.map { Self.sign + TextWidth.of($0.words, size: CardContent.textSize) + Self.gap }.reduce(0, +)
      + ColumnPlaces.margin
  }

  func svg(x: Int, y: Int) -> String {
    var x = x
    var svg = ""
    for (sign, words) in Self.entries {
      switch sign {
      case .passage(let passage): svg += PassageSign(passage).svg(x: x, y: y + GraphLayout.row / 2)
      case .text(let text): svg += "<text class=\"sign\" x=\"\(x)\" y=\"\(y + 17)\">\(text)</text>"
      }
      svg += "<text class=\"note\" x=\"\(x + Self.sign)\" y=\"\(y + 17)\">\(words.markup)</text>\n"
      x += Self.sign + TextWidth.of(words, size: CardContent.textSize) + Self.gap
    }
    return svg
  }
}
