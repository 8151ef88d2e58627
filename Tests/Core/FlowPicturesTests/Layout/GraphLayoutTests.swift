import FlowTesting
import Testing

@testable import FlowPictures

@MainActor
struct GraphLayoutTests {
  @Test(arguments: Effort.sample(of: Effort.atLeast(12, of: 0..<200)))
  func `nothing overlaps, and everything is inside the picture`(seed: UInt64) {
    let layout = GraphLayout(.random(seed: seed))
    let paper = Box(x: 0, y: 0, width: layout.width, height: layout.height)

    #expect(layout.frames.map(\.box).allSatisfy(paper.contains))
    #expect(layout.frames.map(\.box).overlaps == [])
    #expect(layout.cards.map(\.box).overlaps == [])
    for card in layout.cards {
      #expect(layout.frames.filter { $0.box.contains(card.box) }.map(\.flow) == [card.content.id.flow])
    }
    #expect(layout.wires.flatMap(\.points).allSatisfy(paper.contains))
  }

  @Test(arguments: Effort.sample(of: Effort.atLeast(12, of: 0..<200)))
  func `a wire crosses neither a card nor the name of a flow`(seed: UInt64) {
    let layout = GraphLayout(.random(seed: seed))
    let names = layout.frames.map { frame in
      let width = TextWidth.of(frame.flow, size: CardContent.titleSize)
      return Box(x: frame.box.x + ColumnPlan.padding, y: frame.box.y, width: width, height: 18)
    }

    let taken = layout.cards.map(\.box) + names
    let hit = layout.wires.filter { wire in
      wire.segments.contains { segment in taken.contains { $0.overlaps(segment) } }
    }
    #expect(hit.map(\.from) == [])
  }

  @Test(arguments: Effort.sample(of: Effort.atLeast(12, of: 0..<200)))
  func `wires to different screens do not overlap`(seed: UInt64) {
    let wires = GraphLayout(.random(seed: seed)).wires

    let stretches = wires.flatMap { wire in wire.stretches.map { (to: wire.to, stretch: $0) } }
    let shared = stretches.enumerated().flatMap { number, one in
      stretches[..<number].filter { $0.to != one.to && $0.stretch.runsAlong(one.stretch) }.map(\.stretch)
    }
    #expect(shared == [])
  }

  @Test(arguments: Effort.sample(of: Effort.atLeast(12, of: 0..<200)))
  func `each forward edge has one wire, from its action to its screen`(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed)
    let layout = GraphLayout(graph)

    #expect(layout.wires.count == graph.edges.filter(\.leadsForward).count)
    for wire in layout.wires {
      let from = try #require(layout.cards.first { $0.content.id == wire.from }).box
      let to = try #require(layout.cards.first { $0.content.id == wire.to }).box
      let (start, end) = (wire.points[0], wire.points[wire.points.count - 1])
      #expect([from.x, from.right].contains(start.x) && (from.y..<from.bottom).contains(start.y))
      #expect([to.x, to.right].contains(end.x) && (to.y..<to.bottom).contains(end.y))
    }
  }

  @Test(arguments: Effort.sample(of: Effort.atLeast(12, of: 0..<200)))
  func `the lines of a card fit its width`(seed: UInt64) {
    for card in GraphLayout(.random(seed: seed)).cards {
      let room = card.box.width - 2 * CardContent.margin
      let tooWide = card.content.lines.filter { line in
        switch line {
        case .title(let text): TextWidth.of(text, size: CardContent.titleWidthSize) > room
        case .action(let text, _, _): TextWidth.of(text, size: CardContent.textSize) > room - CardContent.signWidth
        case .note(let text), .exit(let text), .more(let text): TextWidth.of(text, size: CardContent.textSize) > room
        }
      }
      #expect(tooWide == [])
      #expect(card.box.height >= card.content.lines.count * GraphLayout.row)
    }
  }

  @Test func `a flow is on the right of those that start it, and a question below the flow that asks`() {
    let graph = NavigationGraph(
      ("App/Home", "Go", "Shop/List"), ("Shop/List", "Pay", "Pay/Card"), ("App/Home", "Pay", "Pay/Card"),
      ("App/Home", "Ask", "Notice/Late?"),
      starts: ("App", "Shop"), ("Shop", "Pay"), ("App", "Pay"), ("App", "Notice"))

    #expect(
      FlowColumns(graph, graph.flowGroups).columns.map { $0.map(\.flow) } == [["App", "Notice"], ["Shop"], ["Pay"]])
  }

  @Test func `a wire crosses a column at the nearest gap`() throws {
    let graph = NavigationGraph(
      ("App/Home", "Go", "App/Settings"), ("App/Settings", "Pay", "Pay/Card"), ("Pay/Sum", "Pay", "Pay/Card"),
      ("Pay/Card", "Change", "App/Settings"), ("App/Home", "Shop", "Shop/1"), ("Shop/1", "More", "Shop/2"),
      ("Shop/2", "More", "Shop/3"), starts: ("App", "Shop"), ("Shop", "Pay"))
    let layout = GraphLayout(graph)
    let shop = try #require(layout.frames.first { $0.flow == "Shop" }).box

    let crossing = layout.wires.filter { Set([$0.from.flow, $0.to.flow]) == ["App", "Pay"] }
    #expect(crossing.count == 2)
    for wire in crossing {
      let height = try #require(wire.points.map(\.y).max())
      #expect(height >= shop.bottom && height < layout.height)
    }
  }

  @Test func `a question is below the flows of its column`() {
    let question = NavigationScreen(ScreenID(flow: "Ask", name: "Late?"), isAlert: true, entries: [.link])
    let graph = NavigationGraph(
      ("App/Home", "Go", "Shop/List"), starts: ("App", "Shop"), ("Shop", "Ask"))
    let whole = NavigationGraph(
      root: "App", screens: graph.screens + [question], edges: graph.edges, starts: graph.starts)

    #expect(FlowColumns(whole, whole.flowGroups).columns.map { $0.map(\.flow) } == [["App"], ["Shop", "Ask"]])
  }

  @Test func `flows that start each other are assigned to columns`() {
    let graph = NavigationGraph(("A/A", "Go", "B/B"), ("B/B", "Go", "A/A"), starts: ("A", "B"), ("B", "A"))

    #expect(FlowColumns(graph, graph.flowGroups).columns.map { $0.map(\.flow) } == [["A"], ["B"]])
  }
}

extension [Box] {
  /// The boxes that overlap an earlier one.
  fileprivate var overlaps: [Box] {
    enumerated().filter { number, box in self[..<number].contains { $0.overlaps(box) } }.map(\.element)
  }
}

extension Box {
  fileprivate func contains(_ point: Point) -> Bool { (x...right).contains(point.x) && (y...bottom).contains(point.y) }
}

/// A straight part of a wire.
private struct Stretch: Equatable {
  let from: Point
  let to: Point

  /// Whether both run on the same line for more than a point.
  func runsAlong(_ other: Stretch) -> Bool {
    if from.x == to.x, other.from.x == other.to.x, from.x == other.from.x {
      return Self.overlap(from.y, to.y, other.from.y, other.to.y)
    }
    if from.y == to.y, other.from.y == other.to.y, from.y == other.from.y {
      return Self.overlap(from.x, to.x, other.from.x, other.to.x)
    }
    return false
  }

  private static func overlap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
    min(max(a, b), max(c, d)) > max(min(a, b), min(c, d))
  }
}

extension GraphLayout.Wire {
  fileprivate var stretches: [Stretch] { zip(points, points.dropFirst()).map { Stretch(from: $0, to: $1) } }

  /// The parts as boxes that are thin, but not nothing; the ends touch the cards.
  fileprivate var segments: [Box] {
    stretches.map { stretch in
      let (x, y) = (min(stretch.from.x, stretch.to.x), min(stretch.from.y, stretch.to.y))
      let (width, height) = (abs(stretch.from.x - stretch.to.x), abs(stretch.from.y - stretch.to.y))
      return Box(x: x, y: y, width: max(1, width), height: max(1, height))
    }
  }
}
