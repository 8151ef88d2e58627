import FlowKit
import FlowTesting
import Testing

/// Sentence 11: how long a flow lives.
@MainActor
struct StayingTests {
  let test = FlowTest<Outcome>()

  // Catches a kernel for which a screen that waits for its turn is none.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 a flow that reports while its screen is pending is retained with that screen`(pace: TestWindow.Pace) {
    test.window.pace = pace
    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen)
      flow.finish(.completed(1))
    }

    test.start(flow)
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(test.window.names == ["other's screen", "flow's screen"])
    #expect(flow.state == .reported)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 a flow that reports while a sub-flow's first screen is pending keeps that sub-flow`(pace: TestWindow.Pace) {
    test.window.pace = pace
    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { flow in
      flow.context.start(sub) { _, _ in }
      flow.finish(.completed(1))
    }

    test.start(flow)
    test.window.settle()

    #expect(test.window.names == ["other's screen", "sub's screen"])
    #expect(sub.state == .running)
    #expect(flow.state == .reported)
  }

  // Neither in the order of their screens, from below or from above, nor in that of the tree.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 flows that had reported and that one action ends, end in the order in which they were started`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let around = StubFlow<Outcome>("around")
    let first = StubFlow<Outcome>("first", test.window.pushing) { _ in }
    let second = StubFlow<Outcome>("second", test.window.pushing) { _ in }
    let third = StubFlow<Outcome>("third", test.window.pushing) { _ in }
    test.flows.start(around)
    test.flows.start(first) { _, _ in }
    around.context.start(second) { _, _ in }
    test.flows.start(third) { _, _ in }
    for flow in [second, first, third] {
      flow.context.show(flow.screen)
      flow.finish(.completed(1))
    }
    test.window.settle()

    test.window.goBack(to: nil)
    test.window.settle()

    #expect(test.recorder.events.filter { $0.hasSuffix(" ended") } == ["first ended", "second ended", "third ended"])
  }

  @Test func `11 a dismissed flow does not wait for a screen that was never shown`() {
    test.window.holdsTransitions = true
    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))

    test.dismisser?.dismiss()
    test.window.settle()

    #expect(test.window.names == ["other's screen"])
    #expect(test.flows.subflows.map(FlowRecorder.name) == ["other"])
  }

  // Catches a flow that cannot be ended any more.

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 a flow that has reported ends when its sub-flow removes the last screen`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    test.window.settle()
    flow.finish(.completed(1))

    sub.context.dismiss(sub.screen)
    test.window.settle()

    #expect(flow.state == .ended)
    #expect(sub.state == .ended)
  }

  @Test func `11 a flow that has reported ends when the alert of its sub-flow is answered`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { flow in
      flow.context.ask(Alert("Sure?", cancel: .init("No", 0))) { _ in }
    }
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    flow.finish(.completed(1))

    test.window.answer("No")

    #expect(flow.state == .ended)
    #expect(sub.state == .ended)
  }

  @Test func `11 a flow that has reported ends past a sub-flow that runs without screens`() {
    let inner = StubFlow<Outcome>("inner", test.window.pushing)
    let middle = StubFlow<Outcome>("middle") { $0.context.start(inner) { _, _ in } }
    let outer = StubFlow<Outcome>("outer") { $0.context.start(middle) { _, _ in } }
    test.start(outer)
    outer.finish(.completed(1))

    middle.context.terminate(inner)

    #expect(outer.state == .ended)
    #expect(middle.state == .ended)
  }

  @Test
  func `11 a flow that has reported ends when the last screen of its sub-flow is removed while another is pending`() {
    test.window.holdsTransitions = true
    let below = StubFlow<Outcome>("below", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    test.flows.start(below, onStarted: { dismisser = $0 })
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    test.window.settle()
    flow.finish(.completed(1))

    dismisser?.dismiss()
    sub.context.show(TestScreen("waits"))
    test.window.settle()

    #expect(sub.state == .ended)
    #expect(flow.state == .ended)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held], [1, 2])
  func `11 a caller that has reported ends when its sub-flow's screens are being removed`(
    pace: TestWindow.Pace, screens: Int
  ) {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller")
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { sub in
      for _ in 0..<screens { sub.context.show(TestScreen("sub")) }
    }
    var dismisser: (any ViewControllerDismisser)?
    test.start(caller)
    caller.context.start(sub, onFinished: { dismisser = $1 })
    test.window.settle()
    caller.finish(.completed(1))
    sub.finish(.completed(2))

    dismisser?.dismiss()

    #expect(caller.state == .ended)
    test.window.settle()
    #expect(test.window.names.isEmpty)
  }

  @Test func `11 a flow that has reported ends when it terminates a sub-flow whose first screen is pending`() {
    test.window.holdsTransitions = true
    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    flow.finish(.completed(1))

    flow.context.terminateSubflows()

    #expect(flow.state == .ended)
  }
}
