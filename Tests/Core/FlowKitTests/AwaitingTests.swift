import FlowKit
import FlowTesting
import Testing

/// Sentence 15: flows that are awaited.
@MainActor
struct AwaitingTests {
  let test = FlowTest<Outcome>()

  // Catches a continuation that is never resumed, or a flow that stays on screen.

  @Test func `15 an awaited flow answers and is dismissed`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let waiting = Task { await test.flows.run(flow) }
    await nextTurn()

    flow.finish(.completed(1))

    #expect(await waiting.value == .completed(1))
    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `15 cancelling the waiting task terminates the flow`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let waiting = Task { await test.flows.run(flow) }
    await nextTurn()

    waiting.cancel()

    #expect(await waiting.value == .cancelled)
    #expect(test.window.names.isEmpty)
    #expect(test.recorder.lives.prefix(2) == ["flow started", "flow terminated"])
  }

  @Test func `15 a task that was cancelled before starts nothing`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await test.flows.run(flow)
    }

    #expect(await waiting.value == .cancelled)
    #expect(test.recorder.events.isEmpty)
  }

  @Test func `15 an awaited flow that the person leaves answers too`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let waiting = Task { await test.flows.run(flow) }
    await nextTurn()

    test.window.goBack()

    #expect(await waiting.value == .cancelled)
  }

  @Test func `15 awaiting a flow that runs already answers at once`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    #expect(await test.flows.run(flow) == .cancelled)
    #expect(test.recorder.misuses == [.startedTwice])
  }

  // Catches a `run` that terminates a flow of another caller.
  @Test func `15 a cancelled task does not affect a flow that it has not started`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await test.flows.run(flow)
    }
    let late = Task { await test.flows.run(flow) }
    _ = await (early.value, late.value)

    late.cancel()
    await nextTurn()

    #expect(flow.state == .running)
  }

  @Test
  func `15 an awaited flow is dismissed with animation when it has reported, and without when its task was cancelled`()
    async
  {
    let answered = StubFlow<Outcome>("answered", test.window.pushing)
    let dropped = StubFlow<Outcome>("dropped", test.window.pushing)
    let first = Task { await test.flows.run(answered) }
    await nextTurn()
    answered.finish(.completed(1))
    _ = await first.value
    let second = Task { await test.flows.run(dropped) }
    await nextTurn()
    second.cancel()
    _ = await second.value

    #expect(
      test.window.transitions.filter { if case .dismissed = $0 { true } else { false } } == [
        .dismissed(ObjectIdentifier(answered.screen), animated: true),
        .dismissed(ObjectIdentifier(dropped.screen), animated: false),
      ])
  }

  // Catches a check that takes the name of a flow in the waiting task for a leak.
  @Test func `13 a flow that was awaited is no leak while the waiting task still refers to it`() async {
    let one = StubFlow<Outcome>("one", test.window.pushing)
    let two = StubFlow<Outcome>("two", test.window.pushing)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.flows.start(caller) { _, _ in }
    let waiting = Task {
      _ = await caller.context.run(one)
      _ = await caller.context.run(two)
      withExtendedLifetime(one) {}
    }
    await nextTurn()
    one.finish(.completed(1))
    for _ in 0..<3 { await nextTurn() }

    test.window.settle()
    await test.flows.idle()
    let leaks = test.recorder.leaks
    two.finish(.completed(2))
    await waiting.value

    #expect(leaks.isEmpty)
  }

  // Catches a check that forgets the flows that were awaited.
  @Test(arguments: [false, true])
  func `13 a flow that was awaited and is retained is reported when its caller has ended`(isWaitingInScope: Bool) async
  {
    let kept = StubFlow<Outcome>("kept", test.window.pushing)
    var caller: StubFlow<Outcome>? = StubFlow("caller", test.window.pushing)
    if let caller { test.flows.start(caller) { $1.dismiss() } }
    if isWaitingInScope, let context = caller?.context {
      context.scope.perform({ _ = await context.run(kept) }, then: { _ in })
    } else if let context = caller?.context {
      Task { await context.run(kept) }
    }
    await nextTurn()
    kept.finish(.completed(1))
    for _ in 0..<3 { await nextTurn() }
    await test.flows.idle()
    let early = test.recorder.leaks

    caller?.finish(.completed(2))
    caller = nil
    test.window.settle()
    await test.flows.idle()

    #expect(early.isEmpty)
    #expect(test.recorder.leaks.filter { $0.contains("StubFlow") }.count == 1)
  }

  // Catches an order that a hash decides, so that the same app does not print the same lines.
  @Test func `15 flows that cancelled work has awaited are terminated in the order of the work`() async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let subs = (1...8).map { StubFlow<Outcome>("sub \($0)") }
    test.start(caller)
    for sub in subs { caller.context.scope.perform { _ = await caller.context.run(sub) } }
    await test.flows.idle()

    caller.finish(.completed(1))
    await test.flows.idle()

    #expect(test.recorder.events.filter { $0.hasSuffix("terminated") } == subs.map { "\($0.name) terminated" })
  }

  @Test func `24 questions that go with their flow are each answered once`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var answers: [Int] = []
    test.start(flow)
    test.window.holdsTransitions = true
    for number in 1...8 {
      Task { answers.append(await flow.context.ask(Alert("Sure?", cancel: .init("No", number)))) }
    }
    await nextTurn()

    test.flows.terminate(flow)
    for _ in 1...3 { await nextTurn() }

    // The tasks continue in any order (15).
    #expect(answers.sorted() == Array(1...8))
  }
}
