import FlowKit
import FlowTesting
import Testing

/// Sentences 5 and 24: pending callbacks of a flow arrive before the flow is left.
@MainActor
@Suite(.bothWays)
struct ArrivingTests {
  private let test = FlowTest<Outcome>()
  private let which = Alert("Which?", choices: [.init("One", 1), .init("Two", 2)], cancel: .init("None", 0))

  private func startFlow() -> StubFlow<Outcome> {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.settle()
    return flow
  }

  /// Starts another flow, whose screen replaces the stack.
  private func openLink() {
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    test.flows.start(link) { _, _ in }
    test.window.settle()
  }

  // Catches a rule that forgets the flow with its first question.
  @Test(arguments: [0, 1])
  func `24 a flow under a link is left after its last question`(actsOn number: Int) {
    var answers: [Int] = []
    let flow = startFlow()
    flow.context.ask(which) { [which] first in
      answers.append(first)
      flow.context.ask(which) { second in
        answers.append(second)
        if second == number { flow.finish(.completed(second)) }
      }
    }
    openLink()

    test.window.answer("Two")
    let between = (flow.state, test.window.top is TestAlert)
    test.window.answer("One")

    #expect(between == (.running, true))
    #expect(answers == [2, 1])
    #expect(test.results == [number == 1 ? .completed(1) : .cancelled])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a rule that waits for the flow's own questions only.
  @Test func `24 a flow under a link is left after the question of a sub-flow that the answer starts`() {
    let flow = startFlow()
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { [which] sub in
      sub.context.ask(which) { sub.finish(.completed($0)) }
    }
    flow.context.ask(which) { _ in flow.context.start(sub) }
    openLink()

    test.window.answer("Two")
    let isAsked = test.window.top is TestAlert
    test.window.answer("One")

    #expect(isAsked)
    #expect(flow.state == .ended)
    #expect(test.results == [.cancelled])
  }

  // Catches a rule that believes a question which was never shown.
  @Test func `24 a flow under a link is left if the question of its sub-flow is dropped`() {
    let flow = startFlow()
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { [which] sub in sub.context.ask(which) { _ in } }
    flow.context.ask(which) { _ in
      flow.context.start(sub)
      flow.context.terminate(sub)
    }
    openLink()

    test.window.answer("Two")

    #expect(test.results == [.cancelled])
    #expect(test.window.names == ["link's screen"])
  }

  // Catches a rule that depends on whether the screen was shown already.
  @Test func `24 a flow under a link is left if it has shown and removed a screen in the answer`() {
    let flow = startFlow()
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    flow.context.ask(which) { _ in
      flow.context.start(sub)
      flow.context.terminate(sub)
    }
    openLink()

    test.window.answer("Two")

    #expect(test.results == [.cancelled])
    #expect(flow.state == .ended)
  }

  // Catches a flow that is cancelled in the call that removes the alert.
  @Test(arguments: [0, 1, 2], [false, true])
  func `24 an awaited answer arrives at a flow under a link before the flow is left`(
    actsOn number: Int, isWork: Bool
  ) async {
    var answers: [Int] = []
    let flow = startFlow()
    let ask: @MainActor () async -> Void = { [which] in
      let answer = await flow.context.ask(which)
      answers.append(answer)
      if answer == number { flow.finish(.completed(answer)) }
    }
    if isWork { _ = flow.context.scope.perform(ask) } else { Task { await ask() } }
    await nextTurn()
    openLink()

    test.window.answer("Two")
    await test.flows.idle()

    #expect(answers == [2])
    #expect(test.results == [number == 2 ? .completed(2) : .cancelled])
    #expect(flow.state == .ended)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a rule that counts the first awaited question only.
  @Test func `24 two awaited questions in a row are both answered under a link`() async {
    let flow = startFlow()
    Task {
      let first = await flow.context.ask(which)
      let second = await flow.context.ask(which)
      flow.finish(.completed(first + second))
    }
    await nextTurn()
    openLink()

    test.window.answer("Two")
    await test.flows.idle()
    test.window.answer("One")
    await test.flows.idle()

    #expect(test.results == [.completed(3)])
    #expect(flow.state == .ended)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a flow that is left between the report of its sub-flow and the task that awaits it.
  @Test func `05 the result of an awaited sub-flow arrives at a flow under a link before the flow is left`() async {
    let flow = startFlow()
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { [which] sub in
      sub.context.ask(which) { sub.finish(.completed($0)) }
    }
    Task { flow.finish(await flow.context.run(sub)) }
    await nextTurn()
    openLink()

    test.window.answer("Two")
    await test.flows.idle()

    #expect(test.results == [.completed(2)])
    #expect(flow.state == .ended)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a flow that is left before the report of its sub-flow, and one that does not end when that changes nothing.
  @Test(arguments: [1, 2, 3], [false, true])
  func `05 an answer arrives through sub-flows before the flow is left`(depth: Int, isUsed: Bool) {
    let flow = startFlow()
    var caller = flow
    for number in 1...depth {
      let sub = StubFlow<Outcome>("sub \(number)", test.window.pushing) { [which] sub in
        if number == depth { sub.context.ask(which) { sub.finish(.completed($0)) } }
      }
      caller.context.start(sub) { [caller] result, dismisser in
        if isUsed { caller.finish(result) }
        dismisser.dismiss()
      }
      caller = sub
    }
    openLink()

    test.window.answer("Two")

    #expect(test.results == [isUsed ? .completed(2) : .cancelled])
    #expect(flow.state == .ended)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `05 an answer arrives at a flow inside a reported one before that ends`() {
    var received: [Outcome] = []
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { [which] sub in
      sub.context.ask(which) { sub.finish(.completed($0)) }
    }
    caller.context.start(sub) { result, _ in
      received.append(result)
      caller.finish(result)
    }
    caller.finish(.completed(5))
    openLink()

    test.window.answer("Two")

    #expect(received == [.completed(2)])
    #expect(test.results == [.completed(5), .completed(2)])
    #expect(caller.state == .ended)
  }

  // Catches a decision that comes before the report that the handler has caused.
  @Test(arguments: [false, true])
  func `04 the report of a sub-flow that the handler of the last modal starts arrives before the flow is left`(
    isUsed: Bool
  ) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) {
        flow.context.start(StubFlow<Outcome>("sub") { $0.finish(.completed(7)) }) { result, dismisser in
          if isUsed { flow.finish(result) }
          dismisser.dismiss()
        }
      }
    }
    test.start(flow)

    test.window.pullDown()

    #expect(test.results == [isUsed ? .completed(7) : .cancelled])
    #expect(flow.state == .ended)
  }

  // Catches a flow that runs forever, since its handler has asked.
  @Test(arguments: ["One", "None"])
  func `04 a flow whose last modal's handler asks is left after the answer`(label: String) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [which] flow in
      flow.context.present(flow.screen, as: .sheet) {
        flow.context.ask(which) { if $0 == 1 { flow.context.show(TestScreen("again")) } }
      }
    }
    test.start(flow)
    test.window.pullDown()
    let early = test.results

    test.window.answer(LocalizedText(verbatim: label))

    #expect(early.isEmpty)
    #expect(test.results == (label == "One" ? [] : [.cancelled]))
    #expect(test.window.names == (label == "One" ? ["again"] : []))
  }

  // Catches a removal that drops a report which was made before it.
  @Test(arguments: [false, true])
  func `05 a report that was made before the removal arrives before the flow is left`(isUsed: Bool) {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    let other = StubFlow<Outcome>("other")
    test.flows.start(below) { _, _ in }
    test.start(flow)
    flow.context.start(sub) { result, _ in if isUsed { flow.finish(result) } }
    test.flows.start(other) { [test] _, _ in
      sub.finish(.completed(3))
      test.flows.terminate(below)
    }

    other.finish(.completed(1))

    #expect(test.results == [isUsed ? .completed(3) : .cancelled])
    #expect(test.window.names.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
  }
}
