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

  @Test func `an alert that a flow asks is drawn, and each answer is a button`() async throws {
    let flow = await flows.start("A", flows.pushed)
    var answers: [String] = []
    let alert = Alert(
      "Discard?", message: "Nothing is saved.", choices: [Alert.Choice("Discard", "yes", isDestructive: true)],
      cancel: Alert.Choice("Keep", "no"))
    flow.context.ask(alert) { answers.append($0) }
    await flows.driver.settle()
    #expect(
      ScreenRenderer().render(flows.window.snapshot)
        == "== Discard? == (alert)\n  Nothing is saved.\n  [Discard]\n  [Keep]\n")
    #expect(flows.window.snapshot?.actions.map(\.role) == [.destructive, .cancel])

    try flows.window.perform(.tap("Discard"))

    #expect(answers == [])
    await flows.driver.settle()
    #expect(answers == ["yes"])
    #expect(flows.recorder.events.contains("A: reported cancelled") == false)
  }

  @Test func `a presented stack has a button that closes it, whatever its first screen is by then`() async throws {
    let flow = await flows.start("A", flows.presented(.fullScreen))
    #expect(flows.window.snapshot?.exits == [.close])
    flow.context.show(PlainScreen("B"), replacingStack: true)
    await flows.driver.settle()
    #expect(flows.window.snapshot?.exits == [.close])

    try await flows.driver.perform(.back)

    #expect(flows.recorder.events == ["A: lost A", "A: lost B", "A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a full-screen screen without a stack offers its own way out`() async {
    let flow = await flows.start("A", flows.pushed)
    flow.context.present(FormScreen(), as: .fullScreen) {}
    await flows.driver.settle()

    #expect(flows.window.snapshot?.exits == [])
    await #expect(throws: RefusedAct.noExit(.back)) { try await flows.driver.perform(.back) }
  }

  @Test func `of several screens those that cannot be shown are missed, and the others come`() async {
    let flow = await flows.start("A", flows.pushed)
    let shown = flows.desk.navigation.viewControllers[1]
    var missed: [String] = []

    flow.context.inOneMovement {
      flow.context.show(PlainScreen("B"))
      flow.context.show(Foreign(), onRemoved: { missed.append("foreign") })
      flow.context.show(shown, onRemoved: { missed.append("shown") })
      flow.context.show(PlainScreen("C"))
    }
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > B > C")
    #expect(missed == ["foreign", "shown"])
    #expect(flows.desk.rules == [.foreignController, .alreadyShown])
  }

  @Test func `a stack that comes with a screen that cannot be shown comes without it`() async {
    let flow = WalkFlow(flows.presented(.sheet), first: nil)
    flow.start(in: nil, or: flows.root)

    flow.context.inOneMovement {
      flow.context.show(flows.desk.home)
      flow.context.show(PlainScreen("A"))
    }
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home / A")
    #expect(flows.desk.home.navigationController === flows.desk.navigation)
  }

  @Test func `the same screen twice in one movement is refused, and nobody is stuck with it`() async {
    let flow = await flows.start("A", flows.pushed)
    let screen = PlainScreen("B")
    var missed = 0

    flow.context.inOneMovement {
      for _ in 1...2 { flow.context.show(screen, onRemoved: { missed += 1 }) }
    }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.pushedTwice])
    #expect(missed == 2)
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `a modal that takes the place of another waits for what another tree of flows shows meanwhile`() async {
    let flow = await flows.start("A", flows.pushed)
    let former = PlainScreen("Former")
    flow.context.present(former, as: .sheet) {}
    await flows.driver.settle()
    let other = FlowController()
    let stranger = WalkFlow(flows.presented(.sheet), first: PlainScreen("Stranger"))
    stranger.start(in: nil, or: other) { [flows] _ in
      WalkFlow(flows.pushed, first: PlainScreen("Next")).start(in: nil, or: other)
    }
    await flows.driver.settle()

    flow.context.present(PlainScreen("New"), as: .sheet, replacing: former) {}
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > Next / New")
    #expect(flows.desk.rules == [])
  }

  @Test func `a screen that is refused a second place keeps its first`() async throws {
    let flow = await flows.start("A", flows.pushed)
    let shown = flows.desk.navigation.viewControllers[1]
    flow.context.inOneMovement {
      flow.context.show(shown)
      flow.context.show(HeadlessAlertController(title: "Well?", answers: [Action("Yes") {}]))
    }
    await flows.driver.settle()
    #expect(flows.desk.rules == [.alreadyShown, .notPushable])

    try await flows.driver.perform(.back)

    #expect(flows.recorder.events.last == "A: reported cancelled")
  }

  @Test func `a screen that was refused is not kept`() async {
    let flow = await flows.start("A", flows.pushed)
    weak var refused: HeadlessViewController?
    do {
      let alert = HeadlessAlertController(title: "Well?", answers: [Action("Yes") {}])
      refused = alert
      flow.context.show(alert)
      await flows.driver.settle()
    }

    #expect(flows.desk.rules == [.notPushable])
    #expect(refused == nil)
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

/// A screen of another toolkit.
private final class Foreign: ViewController {}
