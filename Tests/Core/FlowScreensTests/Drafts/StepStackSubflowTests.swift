import FlowKit
import FlowScreens
import FlowTesting
import Testing

@MainActor
@Suite(.bothWays)
struct StepStackSubflowTests {
  @Test func `a double tap starts the sub-flow of a step once`() async {
    let walk = WalkTest()

    walk.flow.startSubflow()
    walk.flow.startSubflow()

    #expect(walk.window.names == ["start", "sub-flow's screen"])
    #expect(walk.flow.made == [.start, .middle])
    #expect(await walk.storedStep() == .middle)
  }

  @Test func `a dismissed sub-flow is a step no more, before its screens are gone`() async throws {
    let walk = WalkTest()
    walk.flow.startSubflow()
    _ = walk.window.names

    try #require(walk.flow.subflow).finish(.completed(1))
    let isBack = walk.flow.steps.isAt(.start)

    #expect(isBack)
    #expect(walk.window.names == ["start"])
    #expect(await walk.storedStep() == .start)
  }

  @Test func `a person who leaves the sub-flow is at the step below`() async {
    let walk = WalkTest()
    walk.flow.startSubflow()

    walk.window.goBack()

    #expect(walk.flow.subflowResults == [.cancelled])
    #expect(walk.flow.steps.isAt(.start))
    #expect(await walk.storedStep() == .start)
  }

  @Test func `a sub-flow that stays is the step to which the person goes back`() async throws {
    let walk = WalkTest()
    walk.flow.startSubflow(stays: true)
    _ = walk.window.names

    try #require(walk.flow.subflow).finish(.completed(1))
    walk.flow.showEndAboveSubflow()
    let above = walk.window.names
    walk.window.goBack()

    #expect(above == ["start", "sub-flow's screen", "end"])
    #expect(walk.flow.steps.isAt(.middle))
    #expect(await walk.storedStep() == .middle)
  }

  @Test func `a sub-flow that is dismissed later is a step until then`() async throws {
    let walk = WalkTest()
    walk.flow.startSubflow(stays: true)
    _ = walk.window.names
    try #require(walk.flow.subflow).finish(.completed(1))
    var dismissals = 0

    let isAtSubflow = walk.flow.steps.isAt(.middle)
    walk.flow.dismisser?.dismiss(animated: true) { dismissals += 1 }
    let isBack = walk.flow.steps.isAt(.start)

    #expect(isAtSubflow)
    #expect(isBack)
    #expect(walk.window.names == ["start"])
    #expect(dismissals == 1)
    #expect(await walk.storedStep() == .start)
  }

  @Test func `a sub-flow that has reported and stayed on top ends its step when the person leaves it`() async throws {
    let walk = WalkTest()
    walk.flow.startSubflow(stays: true)
    _ = walk.window.names
    try #require(walk.flow.subflow).finish(.completed(1))

    walk.window.goBack()

    #expect(walk.flow.subflowResults == [.completed(1)])
    #expect(walk.flow.steps.isAt(.start))
  }

  @Test func `a person who goes back beyond a sub-flow that stayed is below it`() async throws {
    let walk = WalkTest()
    walk.flow.startSubflow(stays: true)
    _ = walk.window.names
    try #require(walk.flow.subflow).finish(.completed(1))
    walk.flow.showEndAboveSubflow()

    let first = try #require(walk.window.viewControllers.first)
    walk.window.goBack(to: first)

    #expect(walk.flow.subflowResults == [.completed(1)])
    #expect(walk.flow.steps.isAt(.start))
    #expect(await walk.storedStep() == .start)
  }
}
