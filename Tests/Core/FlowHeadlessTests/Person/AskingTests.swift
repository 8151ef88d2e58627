import FlowHeadless
import FlowKit
import Testing

@MainActor
struct AskingTests {
  private let flows = FlowDesk()

  @Test(arguments: [PersonAction.back, .swipeBack(.finished), .swipeBack(.held), .backTo("A"), .pullDown])
  func `a screen that asks stays until it allows the action`(action: PersonAction) async throws {
    let flow = await flows.start("A", flows.presented(.sheet))
    var attempts: [LeaveAttempt] = []
    flow.context.show(PlainScreen("B"), onLeave: { attempts.append($0) })
    await flows.driver.settle()

    try await flows.driver.perform(action)
    #expect(flows.desk.stack == "Home / A > B")
    #expect(!flows.window.isSwiping)
    attempts.first?.allow()
    await flows.driver.settle()

    #expect(attempts.count == 1)
    #expect(flows.desk.stack == (action == .pullDown ? "Home" : "Home / A"))
    #expect(flows.desk.rules == [])
  }

  @Test func `closing a stack asks its topmost screen first`() async throws {
    let flow = await flows.start("A", flows.presented(.fullScreen))
    var asked: [String] = []
    flow.context.show(PlainScreen("B"), replacingStack: true, onLeave: { _ in asked.append("B") })
    await flows.driver.settle()

    try await flows.driver.perform(.back)

    #expect(asked == ["B"])
    #expect(flows.desk.stack == "Home / B")
  }

  // Catches a toolkit in which the way out decides which of two movements wins.
  @Test(arguments: [PersonAction.back, .swipeBack(.finished)])
  func `23 an attempt lapses if its handler has shown a screen`(action: PersonAction) async throws {
    let flow = await flows.start("A", flows.pushed)
    flow.context.show(
      PlainScreen("B"),
      onLeave: { attempt in
        flow.context.present(PlainScreen("Farewell"), as: .sheet) {}
        attempt.allow()
      })
    await flows.driver.settle()

    try await flows.driver.perform(action)

    #expect(flows.desk.stack == "Home > A > B / Farewell")
    #expect(flows.desk.rules == [])
  }

  @Test func `a screen that dismisses itself when asked is removed once`() async throws {
    let flow = await flows.start("A", flows.pushed)
    let screen = PlainScreen("B")
    flow.context.show(
      screen,
      onLeave: { attempt in
        flow.context.dismiss(screen)
        attempt.allow()
      })
    await flows.driver.settle()

    try flows.window.perform(.back)
    flows.window.turn()

    #expect(flows.desk.stack == "Home > A")
    #expect(!flows.window.isInTransition)
  }

  @Test(arguments: [false, true])
  func `going back over several screens asks each of them`(asksAbove: Bool) async throws {
    let flow = await flows.start("A", flows.pushed)
    var asked: [String] = []
    for (name, asks) in [("B", !asksAbove), ("C", asksAbove)] {
      flow.context.show(PlainScreen(name), onLeave: { if asks { asked.append(name) } else { $0.allow() } })
    }
    await flows.driver.settle()

    try await flows.driver.perform(.backTo("A"))

    #expect(asked == [asksAbove ? "C" : "B"])
    #expect(flows.desk.stack == "Home > A > B > C")
  }

  @Test func `a screen is informed of a refused pull`() async throws {
    let flow = await flows.start("A", flows.presented(.sheet))
    let screen = PulledScreen()
    flow.context.show(screen, onLeave: { _ in screen.asks += 1 })
    await flows.driver.settle()

    try await flows.driver.perform(.pullDown)
    #expect(screen.pulls == 1)
    #expect(screen.asks == 1)
    screen.show("Busy", isBusy: true)
    await #expect(throws: ActionError.busy) { try await flows.driver.perform(.pullDown) }
    #expect(screen.pulls == 2)
    #expect(screen.asks == 1)
    await #expect(throws: ActionError.busy) { try await flows.driver.perform(.back) }

    #expect(screen.pulls == 2)
    #expect(flows.desk.stack == "Home / A > Pulled")
  }

  @Test func `a screen that cannot be pulled down is not informed of a pull`() async {
    let flow = await flows.start("A", flows.presented(.fullScreen))
    let screen = PulledScreen()
    screen.show("Busy", isBusy: true)
    flow.context.show(screen)
    await flows.driver.settle()

    await #expect(throws: ActionError.busy) { try await flows.driver.perform(.pullDown) }

    #expect(screen.pulls == 0)
  }

  @Test func `a sheet that is dismissed is not informed of a refused pull`() async throws {
    let flow = await flows.start("A", flows.presented(.sheet))
    let screen = PulledScreen()
    flow.context.show(screen, onLeave: { $0.allow() })
    await flows.driver.settle()

    try await flows.driver.perform(.pullDown)

    #expect(screen.pulls == 0)
    #expect(flows.desk.stack == "Home")
  }
}

/// Counts the refused pulls.
private final class PulledScreen: HeadlessViewController {
  var asks = 0
  private(set) var pulls = 0

  override func didAttemptToDismiss() { pulls += 1 }
}
