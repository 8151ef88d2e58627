import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// The flow's requests while the person swipes back, such as by a late answer.
@MainActor
@Suite(.bothWays)
struct StepStackSwipeTests {
  @Test func `a screen that is requested during a swipe is not shown when the person is back`() async {
    let walk = WalkTest(from: .init(step: .middle))

    walk.window.beginSwipeBack()
    walk.flow.show(.end)
    walk.window.endSwipeBack(cancelled: false)

    #expect(walk.window.names == ["start"])
    #expect(walk.flow.steps.isAt(.start))
    #expect(await walk.storedStep() == .start)
  }

  @Test func `a screen that is requested during a swipe is shown when the person cancels it`() async {
    let walk = WalkTest(from: .init(step: .middle))

    walk.window.beginSwipeBack()
    walk.flow.show(.end)
    walk.window.endSwipeBack(cancelled: true)

    #expect(walk.window.names == ["start", "middle", "end"])
    #expect(await walk.storedStep() == .end)
  }

  @Test func `a sub-flow that is started during a swipe ends when the person is back`() async {
    let walk = WalkTest(from: .init(step: .middle))

    walk.window.beginSwipeBack()
    walk.flow.startSubflow(as: .end)
    walk.window.endSwipeBack(cancelled: false)

    #expect(walk.window.names == ["start"])
    #expect(walk.flow.context.subflows.isEmpty)
    #expect(walk.flow.steps.isAt(.start))
  }

  @Test func `the program goes back during a swipe, and the step is the lower of both`() async {
    let walk = WalkTest(from: .init(step: .end))

    walk.window.beginSwipeBack()
    walk.flow.steps.goBack(to: .start)
    walk.window.endSwipeBack(cancelled: false)

    #expect(walk.window.names == ["start"])
    #expect(await walk.storedStep() == .start)
  }

  @Test func `while a screen is on its way, its step counts and those below do not`() {
    let walk = WalkTest()
    walk.window.holdsTransitions = true

    walk.flow.show(.middle)
    let isAtMiddle = walk.flow.steps.isAt(.middle)
    walk.flow.show(.end)
    walk.flow.show(.middle)
    walk.window.settle()

    #expect(isAtMiddle)
    #expect(walk.window.names == ["start", "middle", "end"])
  }

  @Test func `a step is shown onto the target of a return in progress`() {
    let walk = WalkTest(from: .init(step: .end))
    walk.window.settle()
    walk.window.holdsTransitions = true

    walk.flow.steps.goBack(to: .start)
    walk.flow.show(.middle)
    walk.window.settle()

    #expect(walk.window.names == ["start", "middle"])
    #expect(walk.flow.steps.isAt(.middle))
  }
}
