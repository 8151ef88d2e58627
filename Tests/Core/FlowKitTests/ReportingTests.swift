import FlowKit
import FlowTesting
import Testing

/// Sentences 1 to 3 and 9 of the contract.
@MainActor
struct ReportingTests {
  let test = FlowTest<Outcome>()

  // 1: catches a handler that delivers every call, or only the first one forever.

  @Test func `01 reports once a visit, and a second report changes nothing`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.finish(.completed(1))
    flow.finish(.completed(2))

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses == [.finishedTwice])
  }

  @Test func `01 refuses a report before the start, and reports the misuse at the start`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)

    flow.finish(.completed(1))
    test.start(flow)
    flow.finish(.completed(2))

    #expect(test.results == [.completed(2)])
    #expect(test.recorder.misuses == [.finishedBeforeStart])
  }

  // Catches a kernel that delivers a report inside another one's callback, or the newest first.
  @Test func `01 reports made during another are delivered after it, in order`() {
    let others = ["first", "second"].map { StubFlow<Outcome>($0) }
    var received: [String] = []
    for flow in others { test.flows.start(flow) { _, _ in received.append(flow.name) } }
    let flow = StubFlow<Outcome>("flow")
    test.flows.start(flow) { _, _ in
      for flow in others { flow.finish(.completed(1)) }
      received.append("flow")
    }

    flow.finish(.completed(1))

    #expect(received == ["flow", "first", "second"])
  }

  @Test func `01 refuses a report after termination`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    test.flows.terminate(flow)
    flow.finish(.completed(1))

    #expect(test.results.isEmpty)
    #expect(test.recorder.misuses == [.finishedAfterEnd])
  }

  @Test func `01 refuses a second start, and still reports to the first caller`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var strayResults: [Outcome] = []
    test.start(flow)

    test.flows.start(flow) { result, _ in strayResults.append(result) }
    flow.finish(.completed(1))

    #expect(test.results == [.completed(1)])
    #expect(strayResults.isEmpty)
    #expect(test.window.names == ["flow's screen"])
    #expect(test.recorder.misuses == [.startedTwice])
  }

  @Test func `01 is visited again when the person returns to it`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", caller.context.pushing)
    var answers: [Outcome] = []
    test.start(caller)
    caller.context.start(question) { answer, _ in
      answers.append(answer)
      caller.context.show(TestScreen("next"))
    }

    question.finish(.completed(1))
    test.window.goBack()
    question.finish(.completed(2))

    #expect(answers == [.completed(1), .completed(2)])
    #expect(test.window.names == ["caller's screen", "question's screen", "next"])
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.events.contains("question visited again"))
  }

  @Test func `01 is not visited again while the person stays on another screen`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", caller.context.pushing)
    test.start(caller)
    caller.context.start(question) { _, _ in
      caller.context.show(TestScreen("next"))
      caller.context.show(TestScreen("last"))
    }
    question.finish(.completed(1))

    test.window.goBack()
    question.finish(.completed(2))

    #expect(test.recorder.misuses == [.finishedTwice])
  }

  @Test func `01 a cancelled swipe back to it does not begin a visit`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", caller.context.pushing)
    test.start(caller)
    caller.context.start(question) { _, _ in caller.context.show(TestScreen("next")) }
    question.finish(.completed(1))

    test.window.swipeBack(cancelled: true)

    #expect(caller.context.subflows.map(\.state) == [.reported])
  }

  // 2: catches a flow or controller that pops on its own.

  @Test func `02 leaves its screens to the caller`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.finish(.completed(1))
    let left = test.window.names
    test.dismisser?.dismiss(animated: false)

    #expect(left == ["flow's screen"])
    #expect(test.window.names.isEmpty)
    #expect(test.window.transitions.last == .dismissed(ObjectIdentifier(flow.screen), animated: false))
  }

  @Test func `02 is dismissed with animation if its caller does not handle the result`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.flows.start(flow)

    flow.finish(.completed(1))

    #expect(test.window.transitions.last == .dismissed(ObjectIdentifier(flow.screen), animated: true))
    #expect(test.flows.subflows.isEmpty)
  }

  // 3: catches a start that is reported before the screen is shown, or with every screen.

  @Test func `03 has started once the first screen is visible`() {
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)

    test.start(flow)
    let before = test.startCount
    test.window.settle()
    flow.context.show(TestScreen("second"))
    test.window.settle()

    #expect(before == 0)
    #expect(test.startCount == 1)
  }

  @Test func `03 the dismisser of the start dismisses the whole flow`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    test.flows.start(flow, onStarted: { dismisser = $0 })
    flow.context.show(TestScreen("second"))

    dismisser?.dismiss()

    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `03 a flow that begins with a sub-flow has started when that has`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { $0.context.start(sub) }

    test.start(flow)

    #expect(test.startCount == 1)
  }

  // 9: catches a cancelled result that each flow spells in its own way.

  @Test func `09 any enum with a cancelled case is a result`() {
    enum Ending: CancellableResult { case sent, pending, cancelled }
    let test = FlowTest<Ending>()
    let flow = StubFlow<Ending>("flow", test.window.pushing)
    test.start(flow)

    test.window.goBack()

    #expect(test.results == [.cancelled])
  }
}
