/// Where everything of a graph's picture stands: a column of flows beside those that start them, the cards of a flow's
/// screens one below the other, and wires from each act to the card of the screen that it leads to.
///
/// All is on a grid of rows, and each kind of wire has a place of its own in a row, so that no two run over each other.
struct GraphLayout {
  /// The frame around a flow's cards.
  struct Frame {
    let flow: String
    let hue: Int
    let box: Box
  }

  /// A screen's card.
  struct Card {
    let content: CardContent
    let hue: Int
    let box: Box
    let column: Int
  }

  /// What leads from an act to a screen; its colour is that of the screen's flow.
  struct Wire {
    let from: ScreenID
    let to: ScreenID
    let hue: Int
    /// The corners, from the act to the screen.
    let points: [Point]
  }

  /// The height of a row.
  static let row = 24
  static let hues = 8

  let width: Int
  let height: Int
  let frames: [Frame]
  let cards: [Card]
  let wires: [Wire]

  init(_ graph: NavigationGraph) {
    let plan = ColumnPlan(graph)
    // Where lines cross a column depends on where its flows stand, and how far these stand apart on how many cross there.
    let draft = plan.stacked(lanes: [:])
    let buses = Bus.all(in: graph, draft)
    let lanes = LanePlan(buses, draft)
    let stack = plan.stacked(lanes: lanes.counts)
    let routes = Bus.all(in: graph, stack).map { Route($0, lanes: lanes.heights(in: stack)) }
    let gutters = (0..<plan.columns.count).map { Gutter(number: $0, routes) }
    let places = ColumnPlaces(widths: plan.columns.map(\.width), gutters: gutters.map(\.width))

    frames = stack.frames.map { frame in
      let width = plan.columns[frame.column].width
      let box = Box(x: places.x[frame.column], y: frame.y, width: width, height: frame.height)
      return Frame(flow: frame.flow, hue: frame.hue, box: box)
    }
    cards = stack.cards.map { card in
      let inset = ColumnPlan.padding
      let width = plan.columns[card.column].width - 2 * inset
      let box = Box(
        x: places.x[card.column] + inset, y: card.y - ColumnPlan.cardPadding, width: width,
        height: card.height + 2 * ColumnPlan.cardPadding)
      return Card(content: card.content, hue: card.hue, box: box, column: card.column)
    }
    wires = routes.flatMap { $0.wires(places, gutters) }
    width = places.width
    height = stack.height
  }
}
