import FlowHeadless
import FlowKit
import Testing

@MainActor
struct PersonDismissalTests {
  private let flows = FlowDesk()

  @Test(arguments: [PersonAction.back, .swipeBack(.finished)])
  func `a flow whose first screen the person leaves reports cancelled`(action: PersonAction) async throws {
    await flows.start("A", flows.pushed)

    try await flows.driver.perform(action)

    #expect(flows.recorder.events == ["A: lost A", "A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a cancelled swipe reports nothing`() async throws {
    await flows.start("A", flows.pushed)

    try await flows.driver.perform(.swipeBack(.cancelled))

    #expect(flows.recorder.events == [])
    #expect(flows.desk.stack == "Home > A")
  }

  @Test(arguments: [PersonAction.pullDown, .back])
  func `dismissing a modal with a flow inside is one event`(action: PersonAction) async throws {
    let outer = await flows.start("A", flows.presented(.sheet))
    if action == .pullDown { await flows.start("B", outer.context.pushing, in: outer) }
    flows.recorder.forget()

    try await flows.driver.perform(action)

    let inside = action == .pullDown ? ["B: lost B"] : []
    let ended = action == .pullDown ? ["B: terminated"] : []
    #expect(flows.recorder.events == inside + ["A: lost A"] + ended + ["A: reported cancelled"])
    #expect(flows.desk.stack == "Home")
  }

  // Catches a window that reports a dismisser's removal: then FlowKit waits until the next screen is up.
  @Test func `dismissed screens are reported before pending screens appear`() async throws {
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

  @Test func `a screen that a flow shows during a swipe appears after it`() async throws {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))

    await flows.show("B", by: flow)

    #expect(flows.desk.stack == "Home > A")
    try await flows.driver.perform(.cancelSwipe)
    #expect(flows.desk.stack == "Home > A > B")
    #expect(flows.desk.rules == [])
  }

  @Test func `a screen that a flow shows during a swipe does not appear if the swipe removes the flow's last screen`()
    async throws
  {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))
    await flows.show("B", by: flow)
    flow.finish(.completed("late"))

    try await flows.driver.perform(.finishSwipe)

    #expect(flows.desk.rules == [])
    #expect(!flows.window.isInTransition)
  }
}
