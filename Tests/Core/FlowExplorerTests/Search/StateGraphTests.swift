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
}
