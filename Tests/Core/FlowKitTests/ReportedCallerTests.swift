import FlowKit
import FlowTesting
import Testing

/// Sentence 5: pending callbacks of a reported flow, and of the flows inside it, arrive before it ends.
@MainActor
@Suite(.bothWays)
struct ReportedCallerTests {
  private let test = FlowTest<Outcome>()
  private let which = Alert("Which?", choices: [.init("One", 1), .init("Two", 2)], cancel: .init("None", 0))

  // Catches a caller that ends as soon as its callback has dismissed the last screen, if that takes no time.
  @Test(arguments: [false, true])
  func `05 a caller that has reported does not end in the callback of its sub-flow`(isAnimated: Bool) {
    let caller = StubFlow<Outcome>("caller", test.window.pushing) { _ in }
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let next = StubFlow<Outcome>("next", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, dismisser in
      dismisser.dismiss(animated: isAnimated)
      caller.context.start(next) { _, _ in }
    }
    test.window.settle()
    caller.finish(.completed(1))

    sub.finish(.completed(2))
    test.window.settle()

    #expect(caller.state == .running)
    #expect(test.window.names == ["next's screen"])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a caller that lives on since it could have acted.
  @Test func `05 a caller that has reported ends after the callback in which it does nothing`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing) { _ in }
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, dismisser in dismisser.dismiss() }
    test.window.settle()
    caller.finish(.completed(1))

    sub.finish(.completed(2))
    test.window.settle()

    #expect(caller.state == .ended)
    #expect(test.window.names.isEmpty)
  }

  // Catches an answer that is dropped with its flow, and a flow that nothing ends after its answer.
  @Test(arguments: [false, true])
  func `05 a flow that has reported receives the answer to its last question, and ends`(hasSubflow: Bool) {
    var answers: [Int] = []
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    let sub = StubFlow<Outcome>("sub")
    test.start(flow)
    flow.context.ask(which) { answers.append($0) }
    if hasSubflow { flow.context.start(sub) { _, _ in } }
    test.window.settle()
    flow.finish(.completed(1))

    test.window.answer("Two")
    test.window.settle()

    #expect(answers == [2])
    #expect(flow.state == .ended)
    #expect(sub.state == (hasSubflow ? .ended : .notStarted))
  }

  // Catches a flow that ends with its own report, although that of its sub-flow is next in the queue.
  @Test func `05 a flow that reports receives the report of its sub-flow that is on its way`() {
    var received: [Outcome] = []
    let flow = StubFlow<Outcome>("flow")
    let sub = StubFlow<Outcome>("sub")
    let link = StubFlow<Outcome>("link")
    test.start(flow)
    flow.context.start(sub) { result, _ in received.append(result) }
    test.flows.start(link) { _, _ in
      flow.finish(.completed(1))
      sub.finish(.completed(2))
    }

    link.finish(.cancelled)

    #expect(received == [.completed(2)])
    #expect(test.results == [.completed(1)])
    #expect(flow.state == .ended)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a callback that counts as over before it has returned.
  @Test func `05 a flow is not left in a callback of its own`() {
    var received: [String] = []
    let flow = StubFlow<Outcome>("flow")
    let sub = StubFlow<Outcome>("sub")
    test.start(flow)
    flow.context.start(sub) { _, _ in
      flow.context.show(TestScreen("next"), onRemoved: { received.append("removed") })
    }

    sub.finish(.cancelled)

    #expect(received == ["removed"])
    #expect(test.results == [.cancelled])
  }
}
