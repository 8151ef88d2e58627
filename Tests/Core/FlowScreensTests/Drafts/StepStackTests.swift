import FlowKit
import FlowScreens
import FlowTesting
import Testing

@MainActor
@Suite(.bothWays)
struct StepStackTests {
  @Test func `a double tap shows the next screen once, and makes it once`() {
    let walk = WalkTest()

    walk.flow.show(.middle)
    walk.flow.show(.middle)

    #expect(walk.window.names == ["start", "middle"])
    #expect(walk.flow.made == [.start, .middle])
  }

  @Test func `a tap on a screen below has no effect`() {
    let walk = WalkTest(from: .init(step: .end))

    walk.flow.show(.middle)
    walk.flow.startSubflow()

    #expect(walk.window.names == ["start", "middle", "end"])
    #expect(walk.flow.steps.isAt(.end))
    #expect(!walk.flow.steps.isAt(.start))
  }

  @Test func `a person who goes back is at the step below, and can continue again`() async {
    let walk = WalkTest(from: .init(step: .middle))

    walk.window.goBack()
    let stored = await walk.storedStep()
    walk.flow.show(.middle)

    #expect(stored == .start)
    #expect(walk.window.names == ["start", "middle"])
    #expect(await walk.storedStep() == .middle)
  }

  @Test func `leaving several screens at once leads to the lowest step`() async throws {
    let walk = WalkTest(from: .init(step: .end))

    let first = try #require(walk.window.viewControllers.first)
    walk.window.goBack(to: first)

    #expect(await walk.storedStep() == .start)
    #expect(walk.flow.steps.isAt(.start))
  }

  @Test func `a person who pulls the flow down leaves it at its step`() async {
    let walk = WalkTest(from: .init(step: .end))

    walk.window.pullDown()

    #expect(walk.test.results == [.cancelled])
    #expect(await walk.storedStep() == .end)
  }

  @Test func `the program goes back to a step at once, and the left screen has no effect any more`() async {
    let walk = WalkTest(from: .init(step: .end))

    walk.flow.steps.goBack(to: .start)
    let isBack = walk.flow.steps.isAt(.start)
    walk.flow.steps.goBack(to: .middle)

    #expect(isBack)
    #expect(walk.window.names == ["start"])
    #expect(await walk.storedStep() == .start)
  }

  @Test func `going back to the step on top, or to none on the stack, changes nothing`() {
    let walk = WalkTest(from: .init(step: .middle))

    walk.flow.steps.goBack(to: .middle)
    walk.flow.steps.goBack(to: .end)

    #expect(walk.window.names == ["start", "middle"])
    #expect(walk.flow.steps.isAt(.middle))
  }

  @Test func `a flow that reports when its screen was removed stays at its step`() async {
    let walk = WalkTest()

    walk.flow.show(.middle, onRemoved: { [weak flow = walk.flow] in flow?.finish(.completed(7)) })
    walk.window.goBack()

    #expect(walk.test.results == [.completed(7)])
    #expect(await walk.storedStep() == .middle)
  }

  @Test func `a screen that is requested when the flow has reported is not shown, and its step is none`() async {
    let walk = WalkTest()

    walk.flow.finish(.completed(1))
    walk.flow.show(.middle)

    #expect(walk.window.names == ["start"])
    #expect(walk.test.recorder.misuses.count == 1)
    #expect(!walk.flow.steps.isAt(.start))
    #expect(await walk.storedStep() == nil)
  }

  @Test func `a request between two visits changes nothing for the next one`() {
    let walk = WalkTest(from: .init(step: .middle))
    let above = StubFlow<FlowOutcome<Int>>("above", walk.window.presenting())

    walk.flow.finish(.completed(1))
    walk.test.flows.start(above) { _, _ in }
    walk.flow.show(.end)
    walk.flow.steps.goBack(to: .start)
    walk.window.pullDown()
    let back = walk.window.names
    let step = walk.flow.draft.step
    walk.flow.show(.end)

    #expect(back == ["start", "middle"])
    #expect(step == .middle)
    #expect(walk.window.names == ["start", "middle", "end"])
  }

  @Test func `nothing survives the flow`() async {
    var walk: WalkTest? = WalkTest(from: .init(step: .end))
    let test = walk?.test

    walk = nil

    #expect(await test?.problems() == [])
  }
}
