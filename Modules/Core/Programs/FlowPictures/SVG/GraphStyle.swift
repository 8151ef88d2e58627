/// The look of a graph's picture, in light and dark.
enum GraphStyle {
  /// The hues of the flows, with a light and a dark shade each.
  private static let lightHues = [
    "#4a5568", "#0b6bcb", "#0f766e", "#a8480b", "#7c3aed", "#b4236b", "#3f6212", "#8a5a00",
  ]
  private static let darkHues = [
    "#a8b3c4", "#6cb2f7", "#4fd1c5", "#f6a25b", "#b79bf7", "#f287b7", "#a3cf5f", "#e0bd52",
  ]

  static var css: String {
    """
    <style>
    svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; --paper: #f6f7f9; \
    --card: #ffffff; --ink: #1b2230; --soft: #566072; \(variables(lightHues)) }
    @media (prefers-color-scheme: dark) { svg { --paper: #12161d; --card: #1d232d; --ink: #e9edf4; --soft: #a3adbd; \
    \(variables(darkHues)) } }
    text { fill: var(--ink); font-size: \(CardContent.textSize)px }
    .heading { font-size: 22px; font-weight: 700 }
    .title { font-size: \(CardContent.titleSize)px; font-weight: 600 }
    .flow { font-size: 12px; font-weight: 700; letter-spacing: .06em; fill: var(--hue) }
    .note, .exit { fill: var(--soft) }
    .exit { font-style: italic }
    .paper { fill: var(--paper) }
    .frame { fill: var(--hue); fill-opacity: .08; stroke: var(--hue); stroke-opacity: .35 }
    .card { fill: var(--card); stroke: var(--hue); stroke-width: 1.25 }
    .alert { stroke-dasharray: 5 3 }
    .wire { fill: none; stroke: var(--hue); stroke-width: 1.6 }
    .head { fill: var(--hue) }
    .sign { stroke: var(--soft); stroke-width: 1.6; fill: none; stroke-linecap: round; stroke-linejoin: round }
    text.sign { fill: var(--soft); stroke: none; font-weight: 700 }
    \((0..<GraphLayout.hues).map { ".h\($0) { --hue: var(--hue\($0)) }" }.joined(separator: " "))
    </style>
    """
  }

  private static func variables(_ hues: [String]) -> String {
    hues.enumerated().map { "--hue\($0): \($1)" }.joined(separator: "; ")
  }
}

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
      case .passage(let passage): svg += TransitionIcon(passage).svg(x: x, y: y + GraphLayout.row / 2)
      case .text(let text): svg += "<text class=\"sign\" x=\"\(x)\" y=\"\(y + 17)\">\(text)</text>"
      }
      svg += "<text class=\"note\" x=\"\(x + Self.sign)\" y=\"\(y + 17)\">\(words.markup)</text>\n"
      x += Self.sign + TextWidth.of(words, size: CardContent.textSize) + Self.gap
    }
    return svg
  }
}

struct TransitionIcon {
  private let passage: NavigationEdge.Passage

  init(_ passage: NavigationEdge.Passage) {
    self.passage = passage
  }

  /// Returns the sign in a square of 12, positioned by its left side and its middle.
  func svg(x: Int, y: Int) -> String {
    switch passage {
    case .push, .back: "<path class=\"sign\" d=\"M\(x + 3) \(y - 5)l5 5l-5 5\"/>"
    case .present: "<path class=\"sign\" d=\"M\(x + 1) \(y + 3)l5 -5l5 5\"/>"
    case .alert: "<text class=\"sign\" x=\"\(x + 2)\" y=\"\(y + 5)\">?</text>"
    case .tab: "<path class=\"sign\" d=\"M\(x + 1) \(y + 4)v-8h4v3h6v5z\"/>"
    }
  }
}
