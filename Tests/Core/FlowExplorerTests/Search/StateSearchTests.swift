import Testing

@testable import FlowExplorer

@MainActor
struct StateSearchTests {
  private var search = StateSearch()

  private mutating func nearest(
    in graph: StateGraph, from current: Int = 0, or restorable: [Int] = [], atMost limit: Int = 100, _ wanted: Set<Int>
  ) -> Int? {
    search.nearest(in: graph, from: current, or: restorable, atMost: limit) { wanted.contains($0) }
  }

  @Test mutating func `finds the nearest state, the current one first`() {
    let graph = StateGraph(10, StateGraph.chain(0...9))

    #expect(nearest(in: graph, [0, 4, 8]) == 0)
    #expect(nearest(in: graph, [4, 8]) == 4)
    #expect(nearest(in: graph, from: 5, [4, 8]) == 8)
  }

  /// State 20 is restorable.
  @Test(arguments: [(7, found: 7), (8, found: 20)])
  mutating func `a launch costs as much as seven actions`(distance: Int, found: Int) {
    let graph = StateGraph(21, StateGraph.chain(0...19))

    #expect(nearest(in: graph, or: [20], [distance, 20]) == found)
  }

  @Test mutating func `walks on from a state that a launch restores`() {
    let graph = StateGraph(23, StateGraph.chain(0...9) + StateGraph.chain(20...22))

    #expect(nearest(in: graph, or: [20], [9, 22]) == 9)
    #expect(nearest(in: graph, or: [21], [9, 22]) == 22)
  }

  @Test mutating func `launches if nothing else can be reached`() {
    let graph = StateGraph(4, [.init(from: 0, to: 1), .init(from: 2, to: 3)])

    #expect(nearest(in: graph, or: [2], [3]) == 3)
  }

  @Test mutating func `finds nothing if there is no path`() {
    let graph = StateGraph(3, [.init(from: 1, to: 0), .init(from: 0, to: 1)])

    #expect(nearest(in: graph, [2]) == nil)
    #expect(nearest(in: graph, or: [1], [2]) == nil)
  }

  @Test mutating func `searches a limited number of states`() {
    let graph = StateGraph(10, StateGraph.chain(0...9))

    #expect(nearest(in: graph, atMost: 5, [4]) == 4)
    #expect(nearest(in: graph, atMost: 5, [5]) == nil)
  }
}
