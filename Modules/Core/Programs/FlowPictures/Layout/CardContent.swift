/// The lines on the card of a screen.
struct CardContent: Equatable {
  enum Line: Equatable {
    case title(String)
    case note(String)
    /// The first line of a forward action, where a wire begins.
    case action(String, NavigationEdge.Passage, to: ScreenID)
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
  init(_ texts: CardTexts, width: Int) {
    id = texts.screen.id
    isAlert = texts.screen.isAlert
    let room = width - 2 * Self.margin
    var lines = TextWidth.lines(of: id.name, size: Self.titleWidthSize, width: room).map { Line.title($0) }
    lines += TextWidth.lines(of: texts.note, size: Self.textSize, width: room).map { .note($0) }
    for action in texts.actions {
      let wrapped = TextWidth.lines(of: action.words, size: Self.textSize, width: room - Self.signWidth)
      lines.append(.action(wrapped.first ?? "", action.passage, to: action.to))
      lines += wrapped.dropFirst().map { .more($0) }
    }
    for exit in texts.exits {
      let wrapped = TextWidth.lines(of: exit, size: Self.textSize, width: room)
      lines.append(.exit(wrapped.first ?? ""))
      lines += wrapped.dropFirst().map { .more($0) }
    }
    self.lines = lines
  }

  /// Returns the width at which no line breaks.
  static func width(of texts: CardTexts) -> Int {
    let forward = texts.actions.map { TextWidth.of($0.words, size: textSize) + signWidth }
    let others = ([texts.note] + texts.exits).map { TextWidth.of($0, size: textSize) }
    return (forward + others + [TextWidth.of(texts.screen.id.name, size: titleWidthSize)]).reduce(0, max) + 2 * margin
  }
}
