@testable import FlowPictures

extension NavigationGraph {
  /// Creates a graph of screens written as `Flow/Screen`, in which taps lead from one to another; alerts end with a
  /// `?`.
  init(_ moves: (from: String, label: String, to: String)..., starts: (String, String)...) {
    let names = Set(moves.flatMap { [$0.from, $0.to] }).sorted()
    let first = moves.first?.from
    let pairs = Dictionary(grouping: moves) { [$0.from, $0.to] }
    self.init(
      root: first.map { ScreenID(path: $0).flow } ?? "",
      screens: names.map { name in
        NavigationScreen(ScreenID(path: name), isAlert: name.hasSuffix("?"), entries: name == first ? [.launch] : [])
      },
      edges: pairs.map { pair, moves in
        NavigationEdge(
          from: ScreenID(path: pair[0]), to: ScreenID(path: pair[1]), actions: moves.map { .init($0.label, .push) })
      },
      starts: starts.map { FlowStart(owner: $0, subflow: $1) })
  }

  /// A graph of flows that start each other at random, with actions at random between their screens.
  static func random(seed: UInt64) -> NavigationGraph {
    var chance = Chance(seed: seed)
    let flows = (0..<chance.number(in: 1...9)).map { "Flow \($0)" }
    let ids = flows.flatMap { flow in
      (0..<chance.number(in: 1...6)).map { ScreenID(flow: flow, name: "Screen \($0) \(chance.words())") }
    }
    let passages = NavigationEdge.Passage.allCases
    let edges = (0..<chance.number(in: 0...60)).compactMap { _ -> NavigationEdge? in
      let (from, to) = (ids[chance.number(in: 0...ids.count - 1)], ids[chance.number(in: 0...ids.count - 1)])
      guard from != to else { return nil }
      let actions = (0..<chance.number(in: 1...4)).map { _ in
        NavigationEdge.Action(chance.words(), passages[chance.number(in: 0...passages.count - 1)])
      }
      return NavigationEdge(from: from, to: to, actions: actions)
    }
    let pairs = Dictionary(edges.map { ([$0.from, $0.to], $0) }) { first, _ in first }
    return NavigationGraph(
      root: flows[0],
      screens: ids.enumerated().map { number, id in
        let entries = NavigationScreen.Entry.allCases.filter { _ in chance.number(in: 0...3) == 0 }
        return NavigationScreen(id, isAlert: chance.number(in: 0...4) == 0, entries: number == 0 ? [.launch] : entries)
      },
      edges: pairs.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) },
      starts: (0..<chance.number(in: 0...12)).map { _ in
        FlowStart(
          owner: flows[chance.number(in: 0...flows.count - 1)], subflow: flows[chance.number(in: 0...flows.count - 1)])
      })
  }
}

extension ScreenID {
  init(path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(flow: parts[0], name: parts[1])
  }
}

/// Numbers that are the same for the same seed.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  mutating func words() -> String {
    (0..<number(in: 1...4)).map { _ in String("Wanderings".prefix(number(in: 1...10))) }.joined(separator: " ")
  }
}
