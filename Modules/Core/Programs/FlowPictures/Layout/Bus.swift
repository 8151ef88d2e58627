/// All lines to one screen from one side, which run together.
struct Bus {
  /// The start of a line.
  struct Source {
    let screen: ScreenID
    let column: Int
    let y: Int
  }

  /// The offset of each kind of line in a row.
  enum Offset {
    static let evenLane = 0
    static let oddLane = 4
    static let entryFromLeft = 8
    static let actionOnRight = 12
    static let actionOnLeft = 16
    static let entryFromRight = 20
  }

  let target: ScreenID
  let column: Int
  let hue: Int
  /// Whether it arrives from the left.
  let isFromLeft: Bool
  let entry: Int
  let sources: [Source]

  /// The columns that it crosses.
  var crossed: [Int] {
    let columns = sources.map(\.column)
    if isFromLeft { return Array(((columns.min() ?? column) + 1..<max(column, (columns.min() ?? column) + 1))) }
    let last = columns.max() ?? column
    return last > column ? Array(column + 1..<last) : []
  }

  static func all(in graph: NavigationGraph, _ stack: ColumnStack) -> [Bus] {
    stack.cards.flatMap { card in
      let edges = graph.edges.filter { $0.to == card.content.id && $0.leadsForward }
      return [true, false].compactMap { isFromLeft -> Bus? in
        let sources = edges.compactMap { stack.source(of: $0, to: card, isFromLeft: isFromLeft) }
        guard !sources.isEmpty else { return nil }
        return Bus(
          target: card.content.id, column: card.column, hue: card.hue, isFromLeft: isFromLeft,
          entry: card.y + (isFromLeft ? Offset.entryFromLeft : Offset.entryFromRight), sources: sources)
      }
    }
  }
}

extension ColumnStack {
  fileprivate func source(of edge: NavigationEdge, to target: Card, isFromLeft: Bool) -> Bus.Source? {
    guard let card = cards.first(where: { $0.content.id == edge.from }) else { return nil }
    guard (card.column < target.column) == isFromLeft else { return nil }
    let isHere = { (line: CardContent.Line) in if case .action(_, _, edge.to) = line { true } else { false } }
    guard let position = card.content.lines.firstIndex(where: isHere) else { return nil }
    let offset = card.column > target.column ? Bus.Offset.actionOnLeft : Bus.Offset.actionOnRight
    return Bus.Source(screen: edge.from, column: card.column, y: card.y + position * GraphLayout.row + offset)
  }
}
