/// The lines on the card of a screen.
struct CardContent: Equatable {
  /// A line of the card.
  enum Line: Equatable {
    case title(String)
    case note(String)
    /// The first line of a forward action, where a wire begins.
    case act(String, NavigationEdge.Passage, to: ScreenID)
    /// The first line of an exit.
    case exit(String)
    /// The continuation of the line above.
    case more(String)
  }

  static let titleSize = 15
  /// A bold title is as wide as regular text of this size.
  static let titleWidthSize = 17
  static let textSize = 13
  /// The width of the passage sign on the right.
  static let signWidth = 26
  static let margin = 12

  let id: ScreenID
  let isAlert: Bool
  let lines: [Line]

  /// - Parameter width: the width of the card.
  init(_ acts: ScreenActs, width: Int) {
    id = acts.screen.id
    isAlert = acts.screen.isAlert
    let room = width - 2 * Self.margin
    var lines = TextWidth.lines(of: id.name, size: Self.titleWidthSize, width: room).map { Line.title($0) }
    lines += TextWidth.lines(of: acts.note, size: Self.textSize, width: room).map { .note($0) }
    for act in acts.acts {
      let texts = TextWidth.lines(of: act.words, size: Self.textSize, width: room - Self.signWidth)
      lines.append(.act(texts.first ?? "", act.passage, to: act.to))
      lines += texts.dropFirst().map { .more($0) }
    }
    for exit in acts.exits {
      let texts = TextWidth.lines(of: exit, size: Self.textSize, width: room)
      lines.append(.exit(texts.first ?? ""))
      lines += texts.dropFirst().map { .more($0) }
    }
    self.lines = lines
  }

  /// Returns the width at which no line breaks.
  static func width(of acts: ScreenActs) -> Int {
    let forward = acts.acts.map { TextWidth.of($0.words, size: textSize) + signWidth }
    let others = ([acts.note] + acts.exits).map { TextWidth.of($0, size: textSize) }
    return (forward + others + [TextWidth.of(acts.screen.id.name, size: titleWidthSize)]).reduce(0, max) + 2 * margin
  }
}
