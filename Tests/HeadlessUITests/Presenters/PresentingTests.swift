import FlowKit
import HeadlessUI
import Testing

@MainActor
struct PresentingTests {
  private let flows = FlowDesk()

  @Test func `a modal covers the topmost that its host presents already`() async {
    await flows.start("A", flows.presented(.sheet))
    await flows.start("B", flows.presented(.fullScreen))
    await flows.start("C", .present(.sheet, over: flows.desk.home, using: flows.factory))

    #expect(flows.desk.stack == "Home / A / B / C")
    #expect(flows.desk.rules == [])
  }

  @Test func `screens asked for at once come one after the other, and none is lost`() async {
    for name in ["A", "B", "C"] {
      flows.root.start(WalkFlow(flows.pushed, first: PlainScreen(name)))
    }
    flows.root.start(WalkFlow(flows.presented(.sheet), first: PlainScreen("D")))
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > B > C / D")
    #expect(flows.desk.rules == [])
  }

  @Test func `a screen that replaces the stack takes all before it away in one report`() async {
    let flow = await flows.start("A", flows.pushed)
    await flows.show("B", by: flow)

    await flows.start("C", flows.pushed, replacingStack: true)

    #expect(flows.desk.stack == "C")
    #expect(flows.recorder.events == ["A: lost B", "A: lost A", "A: reported cancelled"])
  }

  @Test(arguments: [true, false])
  func `a screen whose host is gone counts as taken away by the person`(isPushed: Bool) async {
    let gone = HeadlessNavigationController(root: PlainScreen("Gone"))
    let place: FlowPresentation =
      isPushed
      ? .push(onto: gone, using: flows.factory) : .present(.sheet, over: gone, using: flows.factory)
    var results: [FlowOutcome<String>] = []

    flows.root.start(
      WalkFlow(place, first: PlainScreen("A")), onFinished: { result, _ in results.append(result) })
    await flows.driver.settle()

    #expect(results == [.cancelled])
    #expect(flows.desk.stack == "Home")
    #expect(flows.desk.rules == [])
  }

  @Test func `a host that goes while its turn comes is gone, too`() async throws {
    await flows.start("A", flows.presented(.sheet))
    let host = try #require(flows.desk.navigation.presentedViewController)
    var results: [FlowOutcome<String>] = []
    try flows.window.perform(.pullDown)

    flows.root.start(
      WalkFlow(.present(.sheet, over: host, using: flows.factory), first: PlainScreen("B")),
      onFinished: { result, _ in results.append(result) })
    await flows.driver.settle()

    #expect(results == [.cancelled])
    #expect(flows.desk.stack == "Home")
    #expect(flows.desk.rules == [])
  }

  @Test func `a screen that is on show is not shown again, and nobody is stuck with it`() async {
    let flow = await flows.start("A", flows.pushed)
    let screen = flows.desk.navigation.viewControllers[1]

    flow.context.show(screen)
    await flows.driver.settle()
    flows.root.terminate(flow)
    await flows.driver.settle()

    #expect(flows.desk.rules == [.alreadyShown])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a controller of another toolkit is refused, and nobody is stuck with it`() async {
    final class Foreign: ViewController {}
    let flow = await flows.start("A", flows.pushed)
    var dismissals = 0

    flow.context.show(Foreign())
    flow.context.present(Foreign(), as: .sheet) { dismissals += 1 }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.foreignController, .foreignController])
    #expect(dismissals == 1)
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `an alert that a flow presents is answered, and then does what the answer stands for`()
    async throws
  {
    let flow = await flows.start("A", flows.pushed)
    var events: [String] = []
    let alert = HeadlessAlertController(
      title: "Leave?", answers: [Action("Stay") { events.append("answered") }])
    flow.context.present(alert, as: .fullScreen) { events.append("gone") }
    await flows.driver.settle()

    try await flows.driver.perform(.tap("Stay"))

    #expect(events == ["gone", "answered"])
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `nothing of a flow that ended is kept by the window`() async throws {
    weak var screen: PlainScreen?
    weak var released: WalkFlow?
    do {
      let flow = await flows.start("A", flows.presented(.sheet))
      screen = flows.window.topViewController as? PlainScreen
      released = flow
      #expect(screen != nil)
    }

    try await flows.driver.perform(.pullDown)

    #expect(screen == nil)
    #expect(released == nil)
  }
}
