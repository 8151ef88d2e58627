import Testing

@testable import FlowPictures

struct CardTextsTests {
  private func actions(of path: String, in graph: NavigationGraph) throws -> CardTexts {
    CardTexts(of: try #require(graph.screen(path)), in: graph, graph.flowGroups)
  }

  private func note(_ entries: [NavigationScreen.Entry], isReached: Bool) throws -> String {
    let graph = NavigationGraph(("F/Home", "Go", "F/Other"))
    let path = isReached ? "F/Other" : "F/Home"
    let screens = graph.screens.map { NavigationScreen($0.id, entries: $0.id.path == path ? entries : []) }
    return try actions(
      of: path, in: NavigationGraph(root: "F", screens: screens, edges: graph.edges, starts: [])
    ).note
  }

  @Test func `a card lists the entries to its screen`() throws {
    #expect(try note([.launch, .link, .restored], isReached: false) == "where the app begins, opened by a link")
    #expect(try note([.restored, .event], isReached: false) == "after a new start, by itself")
  }

  @Test func `obvious entries of a screen with edges are omitted`() throws {
    #expect(try note([.link, .restored, .event], isReached: true) == "opened by a link")
  }

  @Test func `actions within the flow come first, and the others name their target`() throws {
    let graph = NavigationGraph(
      ("B/Home", "Away", "A/First"), ("B/Home", "On", "B/Next"), ("B/Home", "On", "C/Last"))

    #expect(try actions(of: "B/Home", in: graph).actions.map(\.words) == ["On", "Away → First", "On → Last"])
  }

  @Test func `exits name their target, with its flow if necessary`() throws {
    let home = ScreenID(path: "App/Home")
    let ids = ["Pay/Card", "Pay/Sum", "Shop/List"].map { ScreenID(path: $0) }
    let graph = NavigationGraph(
      root: "App", screens: ([home] + ids).map { NavigationScreen($0) },
      edges: ([home] + ids.dropFirst()).map {
        NavigationEdge(from: ids[0], to: $0, actions: [.init("Done", .back), .init("Go", .push)])
      }, starts: [])

    #expect(try actions(of: "Pay/Card", in: graph).exits == ["Done ↩ Home, Sum, List (Shop)"])
  }

  @Test func `exits of an alert name no target`() throws {
    let graph = NavigationGraph(
      root: "F",
      screens: [.init(.init(path: "F/Sure?"), isAlert: true), .init(.init(path: "F/Home"))],
      edges: [.init(from: .init(path: "F/Sure?"), to: .init(path: "F/Home"), actions: [.init("No", .back)])], starts: []
    )

    #expect(try actions(of: "F/Sure?", in: graph).exits == ["No ↩"])
  }
}
