import Testing

@testable import FlowPictures

@MainActor
struct FlowGroupsTests {
  @Test func `screens are sorted by the edges between them, with alerts last`() {
    let graph = NavigationGraph(
      ("Z/Home", "Go", "A/Third"), ("Z/Home", "Go", "A/First"), ("A/First", "Go", "A/Second"),
      ("A/Second", "Go", "A/Third"), ("A/First", "back", "A/Sure?"))

    #expect(graph.flowGroups.map(\.flow) == ["Z", "A"])
    #expect(graph.flowGroups[1].screens.map(\.id.name) == ["First", "Second", "Third", "Sure?"])
  }

  @Test func `all screens of a cycle are listed`() {
    let graph = NavigationGraph(("F/A", "Go", "F/B"), ("F/B", "Go", "F/C"), ("F/C", "Go", "F/A"))

    #expect(graph.flowGroups.map { $0.screens.map(\.id.name) } == [["A", "B", "C"]])
  }

  @Test func `a flow without an incoming edge is listed`() {
    let graph = NavigationGraph(("F/A", "Go", "F/B"), ("G/A", "Go", "G/B"))

    #expect(graph.flowGroups.map(\.flow) == ["F", "G"])
    #expect(graph.flowGroups.flatMap(\.screens).count == 4)
  }
}
