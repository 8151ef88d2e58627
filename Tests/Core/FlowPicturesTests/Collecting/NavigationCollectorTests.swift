import FlowHeadless
import FlowKit
import Testing

@testable import FlowPictures

@MainActor
struct NavigationCollectorTests {
  @Test func `a tap that leads to another screen is an edge with a passage`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Stamps")
    try await visitor.perform(.back)
    try await visitor.tap("Write")

    #expect(visitor.stack == "Home / Paper")
    #expect(visitor.graph.actions(from: "Office/Home", to: "Stamp/Stamps") == [.init("Stamps", .push)])
    #expect(visitor.graph.actions(from: "Office/Home", to: "Letter/Paper") == [.init("Write", .present)])
    #expect(visitor.graph.edges.count == 2)
  }

  @Test func `a tap without effect is no edge`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Nothing")

    #expect(visitor.graph.edges == [])
    #expect(visitor.graph.screens.map(\.id.path) == ["Office/Home"])
  }

  @Test func `exits are no edges`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Drawer 1")
    try await visitor.perform(.swipeBack(.finished))

    #expect(visitor.graph.edges.map(\.to.path) == ["Office/Drawer"])
    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `an exit that makes its flow ask is an edge to an alert`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Write")
    try await visitor.perform(.pullDown)
    try await visitor.tap("Throw away")

    #expect(visitor.stack == "Home")
    #expect(visitor.graph.actions(from: "Letter/Paper", to: "Letter/Throw it away?") == [.init("pull down", .alert)])
    #expect(visitor.graph.screen("Letter/Throw it away?")?.isAlert == true)
    #expect(visitor.graph.screen("Letter/Paper")?.isAlert == false)
  }

  @Test func `a pending screen that appears after an exit is entered by an event`() async throws {
    let visitor = await Visitor()
    try await visitor.tap("Drawer 1")
    let before = visitor.capture
    let elsewhere = try #require(await Visitor().afterTapping("Write"))
    var collector = NavigationCollector()

    collector.record(before: before, .action(.back), after: elsewhere)

    #expect(collector.graph.edges == [])
    #expect(collector.graph.screen("Letter/Paper")?.entries == [.event])
  }

  @Test func `a screen of another flow after an exit without effect is entered by an event`() async throws {
    let visitor = await Visitor()
    try await visitor.tap("Drawer 1")

    await visitor.see(.action(.cancelSwipe)) { visitor.office.buyStamps() }

    #expect(visitor.stack == "Home > Drawer > Stamps")
    #expect(visitor.graph.edges.map(\.to.path) == ["Office/Drawer"])
    #expect(visitor.graph.screen("Stamp/Stamps")?.entries == [.event])
  }

  @Test func `an alert that replaces another one is an edge`() async throws {
    let (one, other) = (await Visitor(), await Visitor())
    await one.see(.clock(.zero)) { one.office.showAlert("One") }
    await other.see(.clock(.zero)) { other.office.showAlert("Other") }
    var collector = NavigationCollector()

    collector.record(before: one.capture, .action(.tap("OK")), after: other.capture)

    #expect(collector.graph.actions(from: "Office/One", to: "Office/Other") == [.init("OK", .alert)])
  }

  @Test func `a tap that uncovers a screen leads back`() async throws {
    let visitor = await Visitor()

    try await visitor.tap("Write", "Fold", "Take one", "Post")

    #expect(visitor.graph.actions(from: "Letter/Envelope", to: "Office/Home") == [.init("Post", .back)])
    #expect(visitor.graph.actions(from: "Stamp/Stamps", to: "Letter/Envelope") == [.init("Take one", .push)])
  }

  @Test func `a flow that several others start is listed once, with all of them`() async throws {
    let graph = try await NavigationGraph.ofOffice()

    #expect(graph.screens.filter { $0.id.name == "Stamps" }.count == 1)
    #expect(
      graph.starts == [
        FlowStart(owner: "Letter", subflow: "Stamp"), FlowStart(owner: "Office", subflow: "Letter"),
        FlowStart(owner: "Office", subflow: "Stamp"),
      ])
    #expect(graph.root == "Office")
  }

  @Test func `labels that differ in a number are equal, and others are joined`() async throws {
    let visitor = await Visitor()

    for label in ["Drawer 1", "Drawer 22"] {
      try await visitor.tap(label)
      try await visitor.perform(.back)
    }
    for label in ["Write again", "Write"] { try await visitor.tap(label, "Fold", "Take one", "Post") }

    #expect(visitor.graph.actions(from: "Office/Home", to: "Office/Drawer") == [.init("Drawer …", .push)])
    #expect(
      visitor.graph.actions(from: "Office/Home", to: "Letter/Paper")
        == [.init("Write", .present), .init("Write again", .present)])
  }

  @Test func `screens record entries by links, launches and events`() async throws {
    let visitor = await Visitor()

    await visitor.see(.open("office://stamps")) { visitor.office.buyStamps() }
    await visitor.see(.relaunch) { visitor.office.showAlert("You have 3 letters") }
    try await visitor.tap("OK")
    await visitor.see(.clock(.seconds(1))) { visitor.office.showAlert("It is late") }

    #expect(visitor.graph.screen("Stamp/Stamps")?.entries == [.link])
    #expect(visitor.graph.screen("Office/You have … letters")?.entries == [.restored])
    #expect(visitor.graph.screen("Office/It is late")?.entries == [.event])
  }

  /// Either of them may have led to the screen.
  @Test func `a tap with a link at once is neither an edge nor an entry`() async {
    let visitor = await Visitor()

    await visitor.see(.atOnce(.tap("Stamps"), then: .open("office://stamps"))) { visitor.office.buyStamps() }

    #expect(visitor.graph.edges == [])
    #expect(visitor.graph.screen("Stamp/Stamps")?.entries == [])
  }

  @Test func `a link that leaves the screen unchanged is no entry`() async throws {
    let visitor = await Visitor()

    await visitor.see(.open("office://home")) {}

    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `selecting a tab leads to its top screen`() async throws {
    let first = ScreenCapture.inTab("One", of: ["One", "Two"])
    let second = ScreenCapture.inTab("Two", of: ["One", "Two"])
    var collector = NavigationCollector()

    collector.record(before: first, .action(.selectTab("Two")), after: second)

    #expect(collector.graph.edges.first?.actions == [.init("Two", .tab)])
  }

  @Test func `the graph does not depend on the order of collection`() async throws {
    let captures = try await [["Stamps"], ["Write"], ["Drawer 1"], ["Write", "Fold"]].asyncMap { labels in
      let visitor = await Visitor()
      for label in labels.dropLast() { try await visitor.tap(label) }
      let before = visitor.capture
      try await visitor.tap(labels[labels.count - 1])
      return (before, labels[labels.count - 1], visitor.capture)
    }
    func graph(_ captures: [(ScreenCapture?, String, ScreenCapture?)]) -> NavigationGraph {
      var collector = NavigationCollector()
      for (before, label, after) in captures { collector.record(before: before, .action(.tap(label)), after: after) }
      return collector.graph
    }

    #expect(graph(captures) == graph(captures.reversed()))
    #expect(graph(captures).edges.count == 4)
  }

  @Test func `an event that changes nothing is no entry`() async throws {
    let visitor = await Visitor()

    await visitor.see(.clock(.seconds(1))) {}

    #expect(visitor.graph.screen("Office/Home")?.entries == [.launch])
  }

  @Test func `the root does not depend on the order of several first flows`() async throws {
    let office = await Visitor()
    let home = office.capture
    let letter = try await office.afterTapping("Write")
    func root(_ captures: [ScreenCapture?]) -> String {
      var collector = NavigationCollector()
      for capture in captures {
        collector.begin(at: capture.map { ScreenCapture($0.screen, flows: [$0.flows.last ?? ""]) })
      }
      return collector.graph.root
    }

    #expect(root([home, letter]) == "Letter")
    #expect(root([letter, home]) == "Letter")
  }

  @Test func `an app without a screen adds nothing`() {
    var collector = NavigationCollector()

    collector.begin(at: nil)
    collector.record(before: nil, .kill, after: nil)

    #expect(collector.graph == NavigationGraph(root: "", screens: [], edges: [], starts: []))
  }
}
