import FlowHeadless
import FlowKit
import Testing

@MainActor
struct HeadlessDriverTests {
  private let flows = FlowDesk()

  @Test func `an action is over when all its effects are`() async throws {
    let flow = await flows.start("A", flows.pushed)
    let form = FormScreen {
      flow.context.scope.perform {
        for _ in 0..<100 { await Task.yield() }
      } then: {
        flow.context.show(PlainScreen("B"))
        flow.context.show(PlainScreen("C"))
      }
    }
    form.name = "Ada"
    flow.context.show(form)
    await flows.driver.settle()

    try await flows.driver.perform(.tap("Continue"))

    #expect(flows.desk.stack == "Home > A > Form > B > C")
    #expect(!flows.window.isInTransition)
  }

  @Test func `waits for a flow and for another one that is started after it`() async throws {
    var results: [FlowOutcome<String>] = []
    Task { [flows] in
      results.append(await flows.root.run(WalkFlow(flows.pushed, first: PlainScreen("A"))))
      results.append(await flows.root.run(WalkFlow(flows.presented(.sheet), first: PlainScreen("B"))))
    }
    await flows.driver.settle()
    #expect(flows.desk.stack == "Home > A")

    try await flows.driver.perform(.back)
    #expect(flows.desk.stack == "Home / B")
    try await flows.driver.perform(.pullDown)

    #expect(flows.desk.stack == "Home")
    #expect(results == [.cancelled, .cancelled])
  }

  @Test func `waits for transitions without a flow`() async throws {
    let desk = Desk()
    desk.push("A")
    let driver = HeadlessDriver(window: desk.window) {}

    try await driver.perform(.back)

    #expect(desk.stack == "Home")
    #expect(!desk.window.isInTransition)
  }

  @Test func `does not wait during a held swipe`() async throws {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))

    await flows.show("B", by: flow)
    await flows.show("C", by: flow)

    #expect(flows.desk.stack == "Home > A")
    try await flows.driver.perform(.cancelSwipe)
    #expect(flows.desk.stack == "Home > A > B > C")
    await flows.root.idle()
  }

  @Test func `waits during a held swipe for work that does not depend on it`() async throws {
    let flow = await flows.start("A", flows.pushed)
    var isDone = false
    try await flows.driver.perform(.swipeBack(.held))
    flow.context.scope.perform {
      for _ in 0..<10 { await Task.yield() }
    } then: {
      isDone = true
    }

    await flows.driver.settle()

    #expect(isDone)
    #expect(flows.window.isSwiping)
  }

  @Test func `does not wait for work that depends on a held swipe, even if it began later`() async throws {
    let flow = await flows.start("A", flows.pushed)
    try await flows.driver.perform(.swipeBack(.held))
    flow.context.scope.perform {
      for _ in 0..<10 { await Task.yield() }
    } then: {
      flow.context.show(PlainScreen("B"))
    }

    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A")
    try await flows.driver.perform(.cancelSwipe)
    #expect(flows.desk.stack == "Home > A > B")
  }

  @Test func `work that waits for a transition continues`() async {
    let flow = await flows.start("A", flows.pushed)
    var isDone = false
    flow.context.scope.perform { [flows] in
      await Task.yield()
      await withCheckedContinuation { continuation in
        flows.window.push(PlainScreen("B"), onto: flows.desk.navigation) { continuation.resume() }
      }
    } then: {
      isDone = true
    }

    await flows.driver.settle()

    #expect(isDone)
    #expect(flows.desk.stack == "Home > A > B")
  }

  @Test func `waits for work that starts when the app is at rest`() async {
    let flow = await flows.start("A", flows.pushed)
    flow.context.scope.perform({ await Task.yield() }, then: {})
    Task { [flows] in
      await flows.root.idle()
      flow.context.scope.perform {
        for _ in 0..<10 { await Task.yield() }
      } then: {
        flow.context.show(PlainScreen("B"))
      }
    }

    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > B")
  }

  @Test func `two drivers can wait for the same app`() async {
    let flow = await flows.start("A", flows.pushed)
    flow.context.show(PlainScreen("B"))

    async let first: Void = flows.driver.settle()
    async let second: Void = flows.driver.settle()
    _ = await (first, second)

    #expect(flows.desk.stack == "Home > A > B")
  }

  @Test func `a refused action is thrown at once`() async {
    await #expect(throws: ActionError.noExit(.back)) { try await flows.driver.perform(.back) }
  }

  // Catches a driver that is content with a rest before or after which new work was started.
  @Test func `the app is settled when it is at rest twice in a row`() async {
    let desk = Desk()
    var rests = 0
    let driver = HeadlessDriver(window: desk.window) {
      rests += 1
      if [1, 3].contains(rests) { desk.window.push(PlainScreen("\(rests)"), onto: desk.navigation) }
    }

    await driver.settle()

    #expect(desk.stack == "Home > 1 > 3")
    #expect(rests == 5)
  }
}
