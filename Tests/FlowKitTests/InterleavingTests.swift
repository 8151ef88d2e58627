import FlowKit
import FlowTesting
import Testing

/// Sentences 3, 4, 11 and 18: what holds when all is done at once holds with transitions on their way.
@MainActor
struct InterleavingTests {
  let test = FlowTest<Outcome>()

  // Catches a kernel for which a screen that waits for its turn is none.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 a flow that reports while its screen waits for its turn stays with that screen`(pace: TestWindow.Pace) {
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
  func `11 a flow that reports while a sub-flow's first screen waits keeps that sub-flow`(pace: TestWindow.Pace) {
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

  // 4: catches a screen that comes after the person has left the flow.
  @Test func `04 what still waits when the person leaves is not shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.show(TestScreen("late"))

    test.window.endSwipeBack(lettingGoEarly: false)

    #expect(test.results == [.cancelled])
    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `04 a sub-flow whose first screen waits when the person leaves is terminated`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.start(sub) { _, _ in }

    test.window.endSwipeBack(lettingGoEarly: false)

    #expect(test.recorder.lives.suffix(2) == ["sub terminated", "flow reported cancelled"])
    #expect(test.window.names.isEmpty)
  }

  // 3: catches a start that is told late, or not at all.

  @Test func `03 a container is told as started though its sub-flow answers at once`() {
    var heard: [String] = []
    let flow = StubFlow<Outcome>("flow") { flow in
      let sub = StubFlow<Outcome>("sub", self.test.window.pushing)
      flow.context.start(
        sub, onFinished: { result, _ in flow.finish(result) },
        onStarted: { _ in
          heard.append("sub started")
          sub.finish(.completed(1))
        })
    }

    test.flows.start(
      flow, onFinished: { _, _ in heard.append("finished") }, onStarted: { _ in heard.append("started") })

    #expect(heard == ["sub started", "started", "finished"])
  }

  @Test func `03 a flow that has reported before its screen is up is not told as started`() {
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.finish(.completed(1))
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(test.startCount == 0)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `03 is told once, though the first screen goes and another comes`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.context.show(TestScreen("second"), replacingStack: true)

    #expect(test.startCount == 1)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `03 a container is told as started though its sub-flow is dismissed in its own start`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let container = StubFlow<Outcome>("container", test.window.pushing) { flow in
      flow.context.start(sub, onFinished: { _, _ in }, onStarted: { $0.dismiss() })
    }

    test.start(container)
    test.window.settle()

    #expect(container.state == .running)
    #expect(test.startCount == 1)
  }

  @Test func `03 is told as started when its first screen was up before it reported`() {
    let inner = StubFlow<Outcome>("inner", test.window.pushing)
    let middle = StubFlow<Outcome>("middle") { $0.context.start(inner) { _, _ in } }
    let outer = StubFlow<Outcome>("outer") { flow in
      flow.context.start(middle, onFinished: { _, _ in }, onStarted: { _ in flow.finish(.completed(1)) })
    }

    test.start(outer)

    #expect(test.results == [.completed(1)])
    #expect(test.startCount == 1)
  }

  // 11: catches a flow that nobody can end any more.

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 a flow that has reported ends when its sub-flow takes the last screen away`(pace: TestWindow.Pace) {
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

  @Test func `04 a flow that is visited again hears which of its screens was removed`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var states: [FlowNode.State] = []
    test.start(flow)
    flow.context.show(TestScreen("second"), onRemoved: { states.append(flow.state) })
    flow.finish(.completed(1))

    test.window.goBack()

    #expect(states == [.running])
  }

  @Test func `01 what a replacement brings about is told when it is done`() {
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    let wizard = StubFlow<Outcome>("wizard", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var events: [String] = []
    test.flows.start(beside) { [test] _, _ in events = test.recorder.events }
    test.window.holdsTransitions = true

    test.flows.start(wizard)
    test.window.settle()

    #expect(events.contains("wizard showed wizard's screen"))
  }

  @Test func `08 a dismissal completes before what is shown at rest`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    var completions = 0
    test.start(flow)
    flow.context.start(sub, onFinished: { _, _ in }, onStarted: { dismisser = $0 })
    flow.context.show(TestScreen("above"), onRemoved: { flow.context.show(TestScreen("next")) })
    flow.finish(.completed(1))
    test.window.holdsTransitions = true

    dismisser?.dismiss(animated: false) { completions += 1 }

    #expect(completions == 1)
  }

  @Test(arguments: [false, true])
  func `04 a flow that reports in the same go hears which of its screens was removed`(together: Bool) {
    var removed = 0
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { _ in }
    let other = StubFlow<Outcome>("other")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen, onRemoved: { removed += 1 })
      flow.context.start(sub) { _, _ in }
    }
    test.start(flow)
    test.flows.start(other) { _, _ in
      if together { flow.finish(.completed(1)) }
      sub.context.show(sub.screen, replacingStack: true)
    }
    if !together { flow.finish(.completed(1)) }

    other.finish(.completed(2))

    #expect(flow.state == .reported)
    #expect(removed == 1)
  }

  @Test func `05 a flow that goes with the reported one around it is no misuse`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    test.window.beginSwipeBack()
    flow.finish(.completed(1))
    sub.context.start(StubFlow<Outcome>("inner", test.window.pushing)) { _, _ in }

    test.window.endSwipeBack(lettingGoEarly: false)

    #expect(test.recorder.misuses.isEmpty)
    #expect(flow.state == .ended)
  }

  @Test func `11 a flow that has reported ends when the last screen of its sub-flow goes while another waits`() {
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

  // Catches a transition that begins in the middle of what the one before brings about, but only when it was on its way.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `18 the next transition begins when all that the former brought about is told`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let next = StubFlow<Outcome>("next", test.window.pushing) { $0.context.show($0.screen, animated: false) }
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    let wizard = StubFlow<Outcome>("wizard", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var wasShown = true
    test.flows.start(beside) { [test] _, _ in
      test.flows.start(next) { _, _ in }
      wasShown = test.recorder.events.contains("next showed next's screen")
    }
    test.window.settle()

    test.flows.start(wizard) { _, _ in }
    test.window.settle()

    #expect(!wasShown)
    #expect(test.window.names == ["wizard's screen", "next's screen"])
  }
}
