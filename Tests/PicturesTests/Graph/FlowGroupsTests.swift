import Testing

@testable import Pictures

@MainActor
struct FlowGroupsTests {
  @Test func `screens stand in the order in which they lead to each other, and alerts last`() {
    let graph = NavigationGraph(
      ("Z/Home", "Go", "A/Third"), ("Z/Home", "Go", "A/First"), ("A/First", "Go", "A/Second"),
      ("A/Second", "Go", "A/Third"), ("A/First", "back", "A/Sure?"))

    #expect(graph.flowGroups.map(\.flow) == ["Z", "A"])
    #expect(graph.flowGroups[1].screens.map(\.id.name) == ["First", "Second", "Third", "Sure?"])
  }

  @Test func `screens that lead to each other in a circle are all there`() {
    let graph = NavigationGraph(("F/A", "Go", "F/B"), ("F/B", "Go", "F/C"), ("F/C", "Go", "F/A"))

    #expect(graph.flowGroups.map { $0.screens.map(\.id.name) } == [["A", "B", "C"]])
  }

  @Test func `a flow that nothing leads to is there, too`() {
    let graph = NavigationGraph(("F/A", "Go", "F/B"), ("G/A", "Go", "G/B"))

    #expect(graph.flowGroups.map(\.flow) == ["F", "G"])
    #expect(graph.flowGroups.flatMap(\.screens).count == 4)
  }
}
