/// The flows of each column, and their heights.
struct ColumnPlan {
  struct Column {
    let groups: [(flow: String, hue: Int, cards: [CardContent])]
    /// The width of the flows' frames.
    let width: Int
  }

  /// The padding between a flow's frame and its cards.
  static let padding = 12
  /// The padding above and below the lines of a card.
  static let cardPadding = 5
  /// The margin above all columns.
  static let top = 4 * GraphLayout.row
  private static let cardWidths = 150...284

  let columns: [Column]

  init(_ graph: NavigationGraph) {
    let groups = graph.flowGroups
    columns = FlowColumns(graph, groups).columns.map { column in
      let flows = column.map { group in
        (flow: group.flow, screens: group.screens.map { CardTexts(of: $0, in: graph, groups) })
      }
      let cards = flows.flatMap(\.screens).map { CardContent.width(of: $0) }
      let names = flows.map { TextWidth.of($0.flow, size: CardContent.titleSize) }
      let width = min((cards + names).reduce(Self.cardWidths.lowerBound, max), Self.cardWidths.upperBound)
      return Column(
        groups: flows.map { flow, screens in
          let hue = (groups.firstIndex { $0.flow == flow } ?? 0) % GraphLayout.hues
          return (flow, hue, screens.map { CardContent($0, width: width) })
        }, width: width + 2 * Self.padding)
    }
  }

  /// Stacks the flows of each column, with gaps between them.
  /// - Parameter lanes: the number of lines that cross each gap of a column; the first gap is above all flows.
  func stacked(lanes: [Gap: Int]) -> ColumnStack {
    var stack = ColumnStack()
    for (number, column) in columns.enumerated() {
      var y = Self.top
      for (position, group) in column.groups.enumerated() {
        let gap = Gap(column: number, position: position)
        stack.gaps[gap] = y
        y += GraphLayout.row * max(position == 0 ? 0 : 1, lanes[gap, default: 0])
        let top = y
        y += GraphLayout.row
        for card in group.cards {
          let height = card.lines.count * GraphLayout.row
          stack.cards.append(.init(content: card, hue: group.hue, column: number, y: y, height: height))
          y += height + GraphLayout.row
        }
        let bottom = y - GraphLayout.row / 2
        stack.frames.append(.init(flow: group.flow, hue: group.hue, column: number, y: top, height: bottom - top))
      }
      let last = Gap(column: number, position: column.groups.count)
      stack.gaps[last] = y
      stack.height = max(stack.height, y + GraphLayout.row * (lanes[last, default: 0] + 1))
    }
    return stack
  }
}

/// A gap of a column, above the flow at a position or below the last one.
struct Gap: Hashable {
  let column: Int
  let position: Int
}

/// The vertical positions; the horizontal ones are not known yet.
struct ColumnStack {
  struct Frame {
    let flow: String
    let hue: Int
    let column: Int
    let y: Int
    let height: Int
  }

  struct Card {
    let content: CardContent
    let hue: Int
    let column: Int
    let y: Int
    let height: Int
  }

  var frames: [Frame] = []
  var cards: [Card] = []
  /// The position of the first crossing line in each gap.
  var gaps: [Gap: Int] = [:]
  var height = 0
}

/// The columns of a picture: a flow is on the right of those that start it.
struct FlowColumns {
  /// The flows of each column, top first.
  let columns: [[FlowGroup]]

  /// - Parameter groups: The flows of the graph.
  init(_ graph: NavigationGraph, _ groups: [FlowGroup]) {
    var ranks = Self.ranks(graph)
    for group in groups where group.isQuestion {
      // A flow with alerts only is in the column of its owner.
      ranks[group.flow] = max(0, ranks[group.flow, default: 0] - 1)
    }
    columns = Set(groups.map { ranks[$0.flow, default: 0] }).sorted().map { rank in
      let flows = groups.filter { ranks[$0.flow, default: 0] == rank }
      return flows.filter { !$0.isQuestion } + flows.filter(\.isQuestion)
    }
  }

  /// Returns the maximum nesting depth of each flow; a cycle is broken at one of its flows.
  private static func ranks(_ graph: NavigationGraph) -> [String: Int] {
    let owners = Dictionary(grouping: graph.starts, by: \.subflow).mapValues { $0.map(\.owner) }
    var waiting = Set(graph.screens.map(\.id.flow) + graph.starts.flatMap { [$0.owner, $0.subflow] }).sorted()
    var ranks: [String: Int] = [:]
    while !waiting.isEmpty {
      let isFree = { (flow: String) in !owners[flow, default: []].contains { $0 != flow && ranks[$0] == nil } }
      let flow = waiting.remove(at: waiting.firstIndex(where: isFree) ?? waiting.firstIndex(of: graph.root) ?? 0)
      ranks[flow] = owners[flow, default: []].compactMap { ranks[$0] }.map { $0 + 1 }.max() ?? 0
    }
    return ranks
  }
}

extension FlowGroup {
  fileprivate var isQuestion: Bool { screens.allSatisfy(\.isAlert) }
}
