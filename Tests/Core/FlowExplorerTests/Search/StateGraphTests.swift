import Testing

@testable import FlowExplorer

struct StateGraphTests {
  @Test func `the path to a state consists of positions of actions`() {
    let graph = StateGraph(4, [.init(from: 0, to: 3), .init(from: 0, to: 1), .init(from: 1, to: 2)])

    #expect(graph.actions(from: 0, onPathTo: 2) == [1, 0])
    #expect(graph.actions(from: 1, onPathTo: 2) == [0])
    #expect(graph.actions(from: 2, onPathTo: 3) == nil)
  }

  /// Catches a path along an action that has led elsewhere since then: the positions that follow belong to other actions, or none.
  @Test func `there is no path if one of its actions leads to another state now`() {
    var graph = StateGraph(4, [.init(from: 0, to: 1), .init(from: 1, to: 2)])

    let former = graph.connect(0, by: 0, to: 3)

    #expect(former == 1)
    #expect(graph.actions(from: 0, onPathTo: 2) == nil)
    #expect(graph.actions(from: 1, onPathTo: 2) == [0])
  }

  /// Catches states that cannot be reached again: the app came on a way from another root than that of the shortest path.
  @Test func `the root of a state is that of its path`() {
    let graph = StateGraph(4, [.init(from: 1, to: 2), .init(from: 2, to: 3)])

    #expect(graph.states.map(\.root) == [0, 1, 1, 1])
    #expect((0..<4).allSatisfy { graph.path(to: $0).root == graph.states[$0].root })
  }

  // Catches a known action that is abandoned, since it leads to the first state.
  @Test func `only an untried action is abandoned`() {
    var graph = StateGraph(2, [.init(from: 0, to: 1), .init(from: 1, to: 0)])

    graph.abandon(0, in: 1)

    #expect(graph.abandonedCount == 0)
    #expect(graph.target(of: 0, in: 1) == 0)
  }

  // Three arrays with a header of 32 bytes each belong to a state.
  @Test func `the memory of a state includes its entry in the index`() {
    let graph = StateGraph(100, [])
    let entry = MemoryLayout<StateDigest>.stride + MemoryLayout<Int>.stride

    #expect(graph.bytesPerState >= MemoryLayout<StateGraph.State>.stride + 2 * entry + 96)
  }
}
