import FlowKit
import FlowTesting
import Testing

/// Sentence 3: when the start of a flow is reported.
@MainActor
struct StartedTests {
  let test = FlowTest<Outcome>()

  // Catches a start that is reported late, or not at all.

  @Test func `03 a container reports its start although its sub-flow reports at once`() {
    var received: [String] = []
    let flow = StubFlow<Outcome>("flow") { flow in
      let sub = StubFlow<Outcome>("sub", self.test.window.pushing)
      flow.context.start(
        sub, onFinished: { result, _ in flow.finish(result) },
        onStarted: { _ in
          received.append("sub started")
          sub.finish(.completed(1))
        })
    }

    test.flows.start(
      flow, onFinished: { _, _ in received.append("finished") }, onStarted: { _ in received.append("started") })

    #expect(received == ["sub started", "started", "finished"])
  }

  @Test func `03 a flow that has reported before its screen is shown does not report its start`() {
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.finish(.completed(1))
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(test.startCount == 0)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `03 reports its start once, although another screen replaces the first`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.context.show(TestScreen("second"), replacingStack: true)

    #expect(test.startCount == 1)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `03 a container reports its start although its sub-flow is dismissed in its own start`(pace: TestWindow.Pace) {
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

  @Test func `03 reports its start when its first screen was shown before its result`() {
    let inner = StubFlow<Outcome>("inner", test.window.pushing)
    let middle = StubFlow<Outcome>("middle") { $0.context.start(inner) { _, _ in } }
    let outer = StubFlow<Outcome>("outer") { flow in
      flow.context.start(middle, onFinished: { _, _ in }, onStarted: { _ in flow.finish(.completed(1)) })
    }

    test.start(outer)

    #expect(test.results == [.completed(1)])
    #expect(test.startCount == 1)
  }

  @Test func `03 a container that is ended in its sub-flow's start does not report its start`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let container = StubFlow<Outcome>("container") { [flows = test.flows] flow in
      flow.context.start(sub, onFinished: { _, _ in }, onStarted: { _ in flows.terminate(flow) })
    }

    test.start(container)

    #expect(test.startCount == 0)
    #expect(test.window.names.isEmpty)
  }
}
