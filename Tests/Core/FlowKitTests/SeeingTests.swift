import FlowKit
import FlowTesting
import Testing

/// Sentences 21 and 22: inspection and observation.
@MainActor
struct SeeingTests {
  // 21: catches an inspection by result type, in which equal types are one.

  @Test func `21 inspection shows instances as a tree, distinguishable despite equal result types`() {
    let flows = NestedFlows()
    let sibling = StubFlow<FlowOutcome<String>>("sibling")
    flows.outer.context.start(sibling) { _, _ in }

    let children = flows.outer.context.subflows

    #expect(children.map(FlowRecorder.name) == ["middle", "sibling"])
    #expect(children.first?.flow === flows.middle)
    #expect(children.map { $0.resultType == Outcome.self } == [true, false])
    #expect(children.first?.subflows.first?.flow === flows.inner)
    #expect(children.first?.subflows.first?.parent === children.first)
  }

  @Test func `21 inspection distinguishes running flows from those left on the stack`() {
    let flows = NestedFlows()

    flows.inner.finish(.completed(1))

    #expect(flows.middle.state == .running)
    #expect(flows.middle.context.subflows.map(\.state) == [.reported])
    #expect(flows.inner.context.node.viewControllers.first === flows.inner.screen)
  }

  // 22: catches a path that forgets the analytics call.

  @Test func `22 the root's observer sees each life from start to end`() async {
    let flows = NestedFlows()
    flows.inner.finish(.completed(1))
    flows.middle.context.show(TestScreen("next"))
    flows.test.window.goBack()
    flows.test.window.goBack()
    flows.test.window.goBack()
    flows.test.flows.terminate(flows.outer)
    flows.outer.finish(.cancelled)

    #expect(
      flows.test.recorder.events == [
        "outer started", "outer showed outer's screen",
        "middle started", "middle showed middle's screen",
        "inner started", "inner showed inner's screen",
        "inner reported completed(1)",
        "middle showed next",
        "middle lost next", "inner revealed inner's screen", "inner visited again",
        "inner lost inner's screen", "inner reported cancelled", "inner ended", "middle revealed middle's screen",
        "middle lost middle's screen", "middle reported cancelled", "middle ended", "outer revealed outer's screen",
        "outer terminated", "outer lost outer's screen", "outer ended",
        "StubFlow<FlowOutcome<Int>> misused finishedAfterEnd",
      ])
  }

  @Test func `21 two instances of one flow have numbers of their own`() {
    let flows = NestedFlows()

    let numbers = [flows.outer, flows.middle, flows.inner].map(\.context.node.id)

    #expect(numbers == [1, 2, 3])
    #expect(StubFlow<Outcome>("new").context.node.id == 0)
  }

  // Catches a tree that retains its observer.
  @Test func `22 an observer that owns the root is released with it`() async {
    weak var observer: OwningObserver?
    do {
      let owner = OwningObserver()
      owner.flows = FlowController(observer: owner)
      owner.flows?.start(StubFlow<Outcome>("flow"))
      observer = owner
    }
    await nextTurn()

    #expect(observer == nil)
  }

  @Test func `22 a flow that was left on the stack ends when its screens are gone`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))
    let before = test.recorder.events

    test.window.goBack()

    #expect(!before.contains("flow ended"))
    #expect(test.recorder.events.suffix(2) == ["flow lost flow's screen", "flow ended"])
  }

  @Test func `22 a flow ends once, when its last screen is gone`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))

    test.flows.terminate(flow)

    #expect(
      test.recorder.events.suffix(4) == [
        "flow terminated", "flow lost second", "flow lost flow's screen", "flow ended",
      ])
  }

  @Test func `22 a flow that its caller dismisses without a screen ends once`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow")
    test.flows.start(flow)

    flow.finish(.completed(1))

    #expect(test.recorder.events == ["flow started", "flow reported completed(1)", "flow ended"])
  }

  @Test func `22 a screen that was never shown is reported neither as shown nor as lost`() {
    let test = FlowTest<Outcome>()
    let stray = TestNavigationController()
    let flow = StubFlow<Outcome>("flow", .push(onto: stray, using: test.window))

    test.start(flow)

    #expect(test.recorder.events == ["flow started", "flow reported cancelled", "flow ended"])
    #expect(test.startCount == 0)
  }

  @Test func `22 a tree without an observer does not track released parts`() {
    let flows = FlowController()
    weak var node: FlowNode?
    do {
      let flow = StubFlow<Outcome>("flow")
      node = flow.context.node
      flows.start(flow)
      flow.finish(.completed(1))
    }

    #expect(node == nil)
  }
}

@MainActor
private final class OwningObserver: FlowObserver {
  var flows: FlowController?
  func flow(_ node: FlowNode, did event: FlowEvent) {}
}
