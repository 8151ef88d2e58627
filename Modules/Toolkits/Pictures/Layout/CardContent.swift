/// What stands on the card of a screen, line by line.
struct CardContent: Equatable {
  /// A line of the card.
  enum Line: Equatable {
    case title(String)
    case note(String)
    /// Begins what leads forward; a wire begins here.
    case act(String, NavigationEdge.Passage, to: ScreenID)
    /// Begins what leads back.
    case exit(String)
    /// Goes on with the line above.
    case more(String)
  }

  static let titleSize = 15
  /// A title is bold, and as wide as another text of this size.
  static let titleWidthSize = 17
  static let textSize = 13
  /// What an act has on its right: the sign that says how the other screen comes.
  static let signWidth = 26
  static let margin = 12

  let id: ScreenID
  let isAlert: Bool
  let lines: [Line]

  /// - Parameter width: how wide the card is.
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

  /// The width at which no line has to be broken.
  static func width(of acts: ScreenActs) -> Int {
    let forward = acts.acts.map { TextWidth.of($0.words, size: textSize) + signWidth }
    let others = ([acts.note] + acts.exits).map { TextWidth.of($0, size: textSize) }
    return (forward + others + [TextWidth.of(acts.screen.id.name, size: titleWidthSize)]).reduce(0, max) + 2 * margin
  }
}
