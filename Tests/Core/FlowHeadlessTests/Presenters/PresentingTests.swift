import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct PresentingTests {
  private let flows = FlowDesk()

  @Test func `a modal is presented above the modals of its host`() async {
    await flows.start("A", flows.presented(.sheet))
    await flows.start("B", flows.presented(.fullScreen))
    await flows.start("C", .present(.sheet, over: flows.desk.home, using: flows.factory))

    #expect(flows.desk.stack == "Home / A / B / C")
    #expect(flows.desk.rules == [])
  }

  @Test func `screens that are requested at once are shown one after the other`() async {
    for name in ["A", "B", "C"] {
      flows.root.start(WalkFlow(flows.pushed, first: PlainScreen(name)))
    }
    flows.root.start(WalkFlow(flows.presented(.sheet), first: PlainScreen("D")))
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > B > C / D")
    #expect(flows.desk.rules == [])
  }

  @Test func `replacing the stack reports all former screens at once`() async {
    let flow = await flows.start("A", flows.pushed)
    await flows.show("B", by: flow)

    await flows.start("C", flows.pushed, replacingStack: true)

    #expect(flows.desk.stack == "C")
    #expect(flows.recorder.events == ["A: lost B", "A: lost A", "A: reported cancelled"])
  }

  @Test func `the action of an alert runs after it is dismissed`()
    async throws
  {
    let flow = await flows.start("A", flows.pushed)
    var events: [String] = []
    let alert = HeadlessAlertController(
      title: "Leave?", answers: [ButtonRow("Stay") { events.append("answered") }])
    flow.context.present(alert, as: .fullScreen) { events.append("gone") }
    await flows.driver.settle()

    try await flows.driver.perform(.tap("Stay"))

    #expect(events == ["gone", "answered"])
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `an alert of a flow has a button for each answer`() async throws {
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

  @Test func `a presented stack has a close button, even if its first screen was replaced`() async throws {
    let flow = await flows.start("A", flows.presented(.fullScreen))
    #expect(flows.window.snapshot?.exits == [.close])
    flow.context.show(PlainScreen("B"), replacingStack: true)
    await flows.driver.settle()
    #expect(flows.window.snapshot?.exits == [.close])

    try await flows.driver.perform(.back)

    #expect(flows.recorder.events == ["A: lost A", "A: lost B", "A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a full-screen modal without a stack must provide its own way out`() async {
    let flow = await flows.start("A", flows.pushed)
    flow.context.present(FormScreen(), as: .fullScreen) {}
    await flows.driver.settle()

    #expect(flows.window.snapshot?.exits == [])
    await #expect(throws: ActionError.noExit(.back)) { try await flows.driver.perform(.back) }
  }

  @Test func `a modal that replaces another one waits for the transitions of another tree of flows`() async {
    let flow = await flows.start("A", flows.pushed)
    let former = PlainScreen("Former")
    flow.context.present(former, as: .sheet) {}
    await flows.driver.settle()
    let other = FlowController(observer: nil)
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

  @Test func `the window releases an ended flow`() async throws {
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
