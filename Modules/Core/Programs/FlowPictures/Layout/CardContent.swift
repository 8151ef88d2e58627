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

/// The texts on a screen's card.
struct CardTexts {
  /// An action that leads forward to another screen.
  struct Action {
    let words: String
    let passage: NavigationEdge.Passage
    let to: ScreenID
  }

  let screen: NavigationScreen
  /// The ways to the screen without another one; may be empty.
  let note: String
  /// The forward actions: first in its own flow, then to others.
  let actions: [Action]
  let exits: [String]

  /// - Parameter groups: The flows of the graph.
  init(of screen: NavigationScreen, in graph: NavigationGraph, _ groups: [FlowGroup]) {
    self.screen = screen
    note = Self.note(of: screen, isReached: graph.edges.contains { $0.to == screen.id && $0.leadsForward })
    let edges = graph.edges.filter { $0.from == screen.id }
    let own = groups.filter { $0.flow == screen.id.flow } + groups.filter { $0.flow != screen.id.flow }
    actions = own.flatMap(\.screens).flatMap { target in
      edges.filter { $0.to == target.id && $0.leadsForward }.map { edge in
        let label = NavigationEdge.label(of: edge.forwardActions)
        let words = edge.to.flow == screen.id.flow ? label : "\(label) → \(edge.to.name)"
        return Action(words: words, passage: edge.forwardActions[0].passage, to: edge.to)
      }
    }
    exits = Self.exits(of: screen, edges, root: graph.root)
  }

  /// Omits the obvious entries of a screen that other screens lead to.
  private static func note(of screen: NavigationScreen, isReached: Bool) -> String {
    let words = screen.entries.compactMap { entry -> String? in
      switch entry {
      case .launch: "where the app begins"
      case .link: "opened by a link"
      case .restored: isReached || screen.entries.contains(.launch) ? nil : "after a new start"
      case .event: isReached ? nil : "by itself"
      }
    }
    return words.joined(separator: ", ")
  }

  /// Returns the exits with their targets; for an alert without, since it returns to the screen below.
  private static func exits(of screen: NavigationScreen, _ edges: [NavigationEdge], root: String) -> [String] {
    var exits: [(label: String, names: [String])] = []
    for edge in edges {
      let actions = edge.actions.filter { $0.passage == .back }
      guard !actions.isEmpty else { continue }
      let label = NavigationEdge.label(of: actions)
      let name = [screen.id.flow, root].contains(edge.to.flow) ? edge.to.name : edge.to.words
      if let index = exits.firstIndex(where: { $0.label == label }) {
        exits[index].names.append(name)
      } else {
        exits.append((label, [name]))
      }
    }
    return exits.map { screen.isAlert ? "\($0.label) ↩" : "\($0.label) ↩ \($0.names.joined(separator: ", "))" }
  }
}
