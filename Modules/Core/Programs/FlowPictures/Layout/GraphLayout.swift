/// The layout of a graph's picture: columns of flows, the cards of their screens one below the other, and wires from
/// each action to the card of its target.
///
/// Everything is on a grid of rows, and each kind of wire has its own offset in a row, so that wires do not overlap.
struct GraphLayout {
  struct Frame {
    let flow: String
    let hue: Int
    let box: Box
  }

  struct Card {
    let content: CardContent
    let hue: Int
    let box: Box
    let column: Int
  }

  /// A wire from an action to a screen, in the colour of the screen's flow.
  struct Wire {
    let from: ScreenID
    let to: ScreenID
    let hue: Int
    /// The corners, from the action to the screen.
    let points: [Point]
  }

  static let row = 24
  static let hues = 8

  let width: Int
  let height: Int
  let frames: [Frame]
  let cards: [Card]
  let wires: [Wire]

  init(_ graph: NavigationGraph) {
    let plan = ColumnPlan(graph)
    // Crossings depend on the positions of flows, and the gaps between flows on the number of crossings: so the layout
    // runs twice.
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
