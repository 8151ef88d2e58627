import Testing

@testable import Pictures

struct ScreenActsTests {
  private func acts(of path: String, in graph: NavigationGraph) throws -> ScreenActs {
    ScreenActs(of: try #require(graph.screen(path)), in: graph, graph.flowGroups)
  }

  private func note(_ entries: [NavigationScreen.Entry], isReached: Bool) throws -> String {
    let graph = NavigationGraph(("F/Home", "Go", "F/Other"))
    let path = isReached ? "F/Other" : "F/Home"
    let screens = graph.screens.map { NavigationScreen($0.id, entries: $0.id.path == path ? entries : []) }
    return try acts(
      of: path, in: NavigationGraph(root: "F", screens: screens, edges: graph.edges, starts: [])
    ).note
  }

  @Test func `a card says how its screen is reached without another one`() throws {
    #expect(try note([.launch, .link, .restored], isReached: false) == "where the app begins, opened by a link")
    #expect(try note([.restored, .event], isReached: false) == "after a new start, by itself")
  }

  @Test func `where acts lead to a screen, what everybody expects is left out`() throws {
    #expect(try note([.link, .restored, .event], isReached: true) == "opened by a link")
  }

  @Test func `acts of the flow itself come first, and the others say where they lead`() throws {
    let graph = NavigationGraph(
      ("B/Home", "Away", "A/First"), ("B/Home", "On", "B/Next"), ("B/Home", "On", "C/Last"))

    #expect(try acts(of: "B/Home", in: graph).acts.map(\.words) == ["On", "Away → First", "On → Last"])
  }

  @Test func `what leads back says where, with the flow if it is neither the screen's nor the app's first`() throws {
    let home = ScreenID(path: "App/Home")
    let ids = ["Pay/Card", "Pay/Sum", "Shop/List"].map { ScreenID(path: $0) }
    let graph = NavigationGraph(
      root: "App", screens: ([home] + ids).map { NavigationScreen($0) },
      edges: ([home] + ids.dropFirst()).map {
        NavigationEdge(from: ids[0], to: $0, acts: [.init("Done", .back), .init("Go", .push)])
      }, starts: [])

    #expect(try acts(of: "Pay/Card", in: graph).exits == ["Done ↩ Home, Sum, List (Shop)"])
  }

  @Test func `what leads back from an alert leads to whatever is below it`() throws {
    let graph = NavigationGraph(
      root: "F",
      screens: [.init(.init(path: "F/Sure?"), isAlert: true), .init(.init(path: "F/Home"))],
      edges: [.init(from: .init(path: "F/Sure?"), to: .init(path: "F/Home"), acts: [.init("No", .back)])], starts: [])

    #expect(try acts(of: "F/Sure?", in: graph).exits == ["No ↩"])
  }
}
