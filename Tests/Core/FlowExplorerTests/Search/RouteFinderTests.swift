import Testing

@testable import FlowExplorer

@MainActor
struct RouteFinderTests {
  private static let goal = 9
  private var finder = RouteFinder()

  private mutating func route(
    to goal: Int = goal, from current: Int, in graph: StateGraph, restorable: Set<Int> = []
  ) -> RouteFinder.Route? {
    finder.route(to: goal, from: current, in: graph) { restorable.contains($0) }
  }

  /// State 10 is restorable, and one action before the goal: eight actions with its launch.
  @Test(arguments: [(2, startsAtCurrent: true), (1, startsAtCurrent: false)])
  mutating func `walks up to seven actions to save a launch`(current: Int, startsAtCurrent: Bool) {
    let graph = StateGraph(11, StateGraph.chain(0...9) + [.init(from: 10, to: Self.goal)])

    let route = route(from: current, in: graph, restorable: [10])

    #expect(route?.start == (startsAtCurrent ? current : 10))
    #expect(route?.actions.count == (startsAtCurrent ? 7 : 1))
  }

  @Test mutating func `starts at the nearest of several states that a launch restores`() {
    let graph = StateGraph(10, StateGraph.chain(1...9))

    #expect(route(from: 0, in: graph, restorable: [3, 7, 1])?.start == 7)
    #expect(route(from: 0, in: graph, restorable: [3, 7, 1])?.actions == [0, 0])
  }

  @Test mutating func `needs no action to the current state`() {
    #expect(route(to: 0, from: 0, in: StateGraph(1, []))?.actions == [])
  }

  @Test mutating func `takes the action that leads to the goal, and not one through a kill`() {
    let graph = StateGraph(
      4,
      [
        .init(from: 0, to: 3, endsProcess: true), .init(from: 0, to: 2), .init(from: 0, to: 1), .init(from: 1, to: 3),
      ])

    let route = route(to: 3, from: 0, in: graph)

    #expect(route?.start == 0)
    #expect(route?.actions == [2, 0])
  }

  @Test mutating func `finds no path if there is none, or only through a kill`() {
    let graph = StateGraph(3, [.init(from: 1, to: 0), .init(from: 0, to: 2, endsProcess: true)])

    #expect(route(to: 1, from: 0, in: graph) == nil)
    #expect(route(to: 2, from: 0, in: graph) == nil)
  }

  @Test mutating func `searches a limited number of states`() {
    let graph = StateGraph(5000, StateGraph.chain(0...4999))

    #expect(route(to: 3900, from: 0, in: graph)?.actions.count == 3900)
    #expect(route(to: 4100, from: 0, in: graph) == nil)
  }

  /// Catches states that stay visited after a search.
  @Test mutating func `a search does not depend on the one before`() {
    let graph = StateGraph(10, StateGraph.chain(0...9))

    #expect(route(from: 3, in: graph)?.actions.count == 6)
    #expect(route(from: 3, in: graph)?.actions.count == 6)
    #expect(route(to: 5, from: 3, in: graph)?.actions.count == 2)
  }
}
