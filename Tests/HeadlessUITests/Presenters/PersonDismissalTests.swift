import FlowKit
import HeadlessUI
import Testing

@MainActor
struct PersonDismissalTests {
  private let flows = FlowDesk()

  @Test(arguments: [PersonAct.back, .swipeBack(.finished)])
  func `a flow whose first screen the person leaves reports cancelled`(act: PersonAct) async throws {
    await flows.start("A", flows.pushed)

    try await flows.driver.perform(act)

    #expect(flows.recorder.events == ["A: lost A", "A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a swipe that is called off reports nothing`() async throws {
    await flows.start("A", flows.pushed)

    try await flows.driver.perform(.swipeBack(.calledOff))

    #expect(flows.recorder.events == [])
    #expect(flows.desk.stack == "Home > A")
  }

  @Test(arguments: [PersonAct.pullDown, .back])
  func `a modal with a flow inside is one event`(act: PersonAct) async throws {
    let outer = await flows.start("A", flows.presented(.sheet))
    if act == .pullDown { await flows.start("B", outer.context.pushing, in: outer) }
    flows.recorder.forget()

    try await flows.driver.perform(act)

    let inside = act == .pullDown ? ["B: lost B"] : []
    let ended = act == .pullDown ? ["B: terminated"] : []
    #expect(flows.recorder.events == inside + ["A: lost A"] + ended + ["A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  // Catches a window that says it was a dismisser: then FlowKit waits until what comes is up.
  @Test func `what the person leaves is told before what waits for it comes`() async throws {
    let flow = await flows.start("A", flows.pushed)
    var results: [FlowOutcome<String>] = []
    WalkFlow(flows.pushed, first: PlainScreen("B")).start(in: nil, or: flows.root) { results.append($0) }
    await flows.driver.settle()
    try flows.window.perform(.back)
    flow.context.show(PlainScreen("C"))

    flows.window.turn()

    #expect(results == [.cancelled])
    #expect(flows.window.isInTransition)
    await flows.driver.settle()
    #expect(flows.desk.stack == "Home > A > C")
  }

  @Test func `what a flow asks for during a swipe comes when the finger is up`() async throws {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))

    await flows.show("B", by: flow)

    #expect(flows.desk.stack == "Home > A")
    try await flows.driver.perform(.callOffSwipe)
    #expect(flows.desk.stack == "Home > A > B")
    #expect(flows.desk.rules == [])
  }

  @Test func `what a flow asks for during a swipe that takes its last screen away never comes`() async throws {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))
    await flows.show("B", by: flow)
    flow.finish(.completed("late"))

    try await flows.driver.perform(.finishSwipe)

    #expect(flows.desk.rules == [])
    #expect(!flows.window.isInTransition)
  }
}
