import FlowKit
import HeadlessUI
import Testing

@testable import Pictures

@MainActor
struct NavigationCollectorTests {
  @Test func `a tap that leads to another screen is an edge, with how that came into sight`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Stamps")
    try await visitor.perform(.back)
    try await visitor.tap("Write")

    #expect(visitor.stack == "Home / Paper")
    #expect(visitor.graph.acts(from: "Office/Home", to: "Stamp/Stamps") == [.init("Stamps", .push)])
    #expect(visitor.graph.acts(from: "Office/Home", to: "Letter/Paper") == [.init("Write", .present)])
    #expect(visitor.graph.edges.count == 2)
  }

  @Test func `a tap that changes nothing is no edge`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Nothing")

    #expect(visitor.graph.edges == [])
    #expect(visitor.graph.screens.map(\.id.path) == ["Office/Home"])
  }

  @Test func `ways out that every screen has are no edges`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Drawer 1")
    try await visitor.perform(.swipeBack(.finished))

    #expect(visitor.graph.edges.map(\.to.path) == ["Office/Drawer"])
    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `a way out that leads to a question of its flow is an edge to an alert`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Write")
    try await visitor.perform(.pullDown)
    try await visitor.tap("Throw away")

    #expect(visitor.stack == "Home")
    #expect(visitor.graph.acts(from: "Letter/Paper", to: "Letter/Throw it away?") == [.init("pull down", .alert)])
    #expect(visitor.graph.screen("Letter/Throw it away?")?.isAlert == true)
    #expect(visitor.graph.screen("Letter/Paper")?.isAlert == false)
  }

  @Test func `a way out that leads to what waited for it is told as an event of that`() async throws {
    let visitor = await Visitor()
    try await visitor.tap("Drawer 1")
    let before = visitor.sight
    let elsewhere = try #require(await Visitor().afterTapping("Write"))
    var collector = NavigationCollector()

    collector.record(before: before, .act(.back), after: elsewhere)

    #expect(collector.graph.edges == [])
    #expect(collector.graph.screen("Letter/Paper")?.entries == [.event])
  }

  @Test func `what another flow shows when a way out was not taken is an event of that`() async throws {
    let visitor = await Visitor()
    try await visitor.tap("Drawer 1")

    await visitor.see(.act(.callOffSwipe)) { visitor.office.buyStamps() }

    #expect(visitor.stack == "Home > Drawer > Stamps")
    #expect(visitor.graph.edges.map(\.to.path) == ["Office/Drawer"])
    #expect(visitor.graph.screen("Stamp/Stamps")?.entries == [.event])
  }

  @Test func `an alert that takes the place of another one is asked`() async throws {
    let (one, other) = (await Visitor(), await Visitor())
    await one.see(.clock(.zero)) { one.office.tell("One") }
    await other.see(.clock(.zero)) { other.office.tell("Other") }
    var collector = NavigationCollector()

    collector.record(before: one.sight, .act(.tap("OK")), after: other.sight)

    #expect(collector.graph.acts(from: "Office/One", to: "Office/Other") == [.init("OK", .alert)])
  }

  @Test func `a tap that leads to a screen that was there already leads back`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Write", "Fold", "Take one", "Post")

    #expect(visitor.graph.acts(from: "Letter/Envelope", to: "Office/Home") == [.init("Post", .back)])
    #expect(visitor.graph.acts(from: "Stamp/Stamps", to: "Letter/Envelope") == [.init("Take one", .push)])
  }

  @Test func `a flow that several others start is in it once, with all who start it`() async throws {
    let graph = try await NavigationGraph.ofOffice()

    #expect(graph.screens.filter { $0.id.name == "Stamps" }.count == 1)
    #expect(
      graph.starts == [
        FlowStart(owner: "Letter", subflow: "Stamp"), FlowStart(owner: "Office", subflow: "Letter"),
        FlowStart(owner: "Office", subflow: "Stamp"),
      ])
    #expect(graph.root == "Office")
  }

  @Test func `labels that differ in a number are one, and others are joined`() async throws {
    let visitor = await Visitor()

    for label in ["Drawer 1", "Drawer 22"] {
      try await visitor.tap(label)
      try await visitor.perform(.back)
    }
    for label in ["Write again", "Write"] { try await visitor.tap(label, "Fold", "Take one", "Post") }

    #expect(visitor.graph.acts(from: "Office/Home", to: "Office/Drawer") == [.init("Drawer …", .push)])
    #expect(
      visitor.graph.acts(from: "Office/Home", to: "Letter/Paper")
        == [.init("Write", .present), .init("Write again", .present)])
  }

  @Test func `what comes by a link, a new start or by itself is entered by that`() async throws {
    let visitor = await Visitor()

    await visitor.see(.open("office://stamps")) { visitor.office.buyStamps() }
    await visitor.see(.relaunch) { visitor.office.tell("You have 3 letters") }
    try await visitor.tap("OK")
    await visitor.see(.clock(.seconds(1))) { visitor.office.tell("It is late") }

    #expect(visitor.graph.screen("Stamp/Stamps")?.entries == [.link])
    #expect(visitor.graph.screen("Office/You have … letters")?.entries == [.restored])
    #expect(visitor.graph.screen("Office/It is late")?.entries == [.event])
  }

  @Test func `a link that does not lead away from a screen is no way to get there`() async throws {
    let visitor = await Visitor()

    await visitor.see(.open("office://home")) {}

    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `a tab that is selected leads to the screen on top of it`() async throws {
    let first = Sight.inTab("One", of: ["One", "Two"])
    let second = Sight.inTab("Two", of: ["One", "Two"])
    var collector = NavigationCollector()

    collector.record(before: first, .act(.selectTab("Two")), after: second)

    #expect(collector.graph.edges.first?.acts == [.init("Two", .tab)])
  }

  @Test func `it is the same whatever was collected first`() async throws {
    let sights = try await [["Stamps"], ["Write"], ["Drawer 1"], ["Write", "Fold"]].asyncMap { labels in
      let visitor = await Visitor()
      for label in labels.dropLast() { try await visitor.tap(label) }
      let before = visitor.sight
      try await visitor.tap(labels[labels.count - 1])
      return (before, labels[labels.count - 1], visitor.sight)
    }
    func graph(_ sights: [(Sight?, String, Sight?)]) -> NavigationGraph {
      var collector = NavigationCollector()
      for (before, label, after) in sights { collector.record(before: before, .act(.tap(label)), after: after) }
      return collector.graph
    }

    #expect(graph(sights) == graph(sights.reversed()))
    #expect(graph(sights).edges.count == 4)
  }

  @Test func `what happens and changes nothing is no way to a screen`() async throws {
    let visitor = await Visitor()

    await visitor.see(.clock(.seconds(1))) {}

    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `of several flows that an app begins with, it does not matter which comes first`() async throws {
    let office = await Visitor()
    let home = office.sight
    let letter = try await office.afterTapping("Write")
    func root(_ sights: [Sight?]) -> String {
      var collector = NavigationCollector()
      for sight in sights {
        collector.begin(at: sight.map { Sight($0.screen, flows: [$0.flows.last ?? ""]) })
      }
      return collector.graph.root
    }

    #expect(root([home, letter]) == "Letter")
    #expect(root([letter, home]) == "Letter")
  }

  @Test func `where there is no screen there is nothing to collect`() {
    var collector = NavigationCollector()

    collector.begin(at: nil)
    collector.record(before: nil, .kill, after: nil)

    #expect(collector.graph == NavigationGraph(root: "", screens: [], edges: [], starts: []))
  }
}
