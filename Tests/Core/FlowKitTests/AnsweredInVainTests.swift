import FlowKit
import FlowTesting
import Testing

/// Sentence 24: answers without a consequence.
@MainActor
@Suite(.bothWays)
struct AnsweredInVainTests {
  let test = FlowTest<Outcome>()
  private let question = Alert("Sure?", choices: [.init("Yes", true)], cancel: .init("No", false))

  // Catches a flow that runs with nothing to show, and of which nobody hears.
  @Test func `24 an answer that leaves a flow with nothing is misuse, once, and the flow continues`() async {
    let flow = asking { _, _ in }

    test.window.answer("Yes")
    await test.flows.idle()
    await test.flows.idle()

    #expect(test.recorder.misuses == [.answeredInVain])
    #expect(flow.state == .running)
    #expect(test.results.isEmpty)
    flow.finish(.completed(1))
    #expect(test.results == [.completed(1)])
  }

  @Test func `24 a question that cannot be shown, and whose answer leaves a flow with nothing, is misuse`() async {
    let gone = TestNavigationController()
    let place = FlowPresentation.present(.sheet, over: gone, using: test.window)
    let flow = StubFlow<Outcome>("flow", place) { [question] in $0.context.ask(question) { _ in } }

    test.start(flow)
    await test.flows.idle()

    #expect(test.recorder.misuses == [.answeredInVain])
  }

  // Catches misuse that is reported of flows that continue in some way.
  @Test(arguments: Consequence.allCases)
  func `24 an answer with a consequence is no misuse`(consequence: Consequence) async {
    let sub = StubFlow<Outcome>("sub")
    let (stream, _) = AsyncStream<Int>.makeStream()
    let flow = asking { [question] flow, _ in
      switch consequence {
      case .finish: flow.finish(.completed(1))
      case .show: flow.context.show(flow.screen)
      case .ask: flow.context.ask(question) { _ in }
      case .start: flow.context.start(sub) { _, _ in }
      case .run: Task { _ = await flow.context.run(sub) }
      case .work: flow.context.scope.perform({ await Task.yield() }) { flow.finish(.completed(1)) }
      case .listen: flow.context.scope.listen(to: stream) { _ in }
      }
    }

    test.window.answer("Yes")
    await test.flows.idle()

    #expect(test.recorder.misuses.isEmpty)
    test.flows.terminate(flow)
  }

  // Catches a check that waits for work, and then forgets to look.
  @Test func `24 work that follows an answer and leaves a flow with nothing is misuse`() async {
    asking { flow, _ in flow.context.scope.perform { await Task.yield() } }

    test.window.answer("Yes")
    await test.flows.idle()

    #expect(test.recorder.misuses == [.answeredInVain])
  }

  // Catches a check in the middle of the answer's consequences, without a second one at their end.
  @Test(arguments: Detour.allCases)
  func `24 an answer whose consequence is gone when the tree is next idle is misuse`(detour: Detour) async {
    let sub = StubFlow<Outcome>("sub")
    asking { flow, _ in
      switch detour {
      case .showAndDismiss: Self.showAndDismiss(flow)
      case .showAndDismissInATask: Task { Self.showAndDismiss(flow) }
      case .startAndReport:
        flow.context.start(sub)
        sub.finish(.completed(2))
      case .workInATask: Task { flow.context.scope.perform { await nextTurn() } }
      }
    }

    test.window.answer("Yes")
    await test.flows.idle()

    #expect(test.recorder.misuses == [.answeredInVain])
  }

  // Catches a check that takes work for waiting whose wait the answer has ended.
  @Test func `24 an answer that ends a wait for the person is judged when that work is over`() async {
    let answer = TestAnswer<Void>()
    let other = StubFlow<Outcome>("other", test.window.pushing)
    test.flows.start(other) { _, _ in }
    let flow = asking { _, _ in answer.give(()) }
    other.context.scope.perform {
      await waitingForPerson {
        await answer.value()
        await nextTurn()
      }
      flow.finish(.completed(1))
    }
    await answer.asked()

    test.window.answer("Yes")
    await test.flows.idle()

    #expect(test.recorder.misuses.isEmpty)
    #expect(test.results == [.completed(1)])
  }

  @Test func `24 a question above a screen, one that its flow removes, and an awaited one are not judged`() async {
    let above = StubFlow<Outcome>("above", test.window.pushing)
    test.start(above)
    above.context.ask(question) { _ in }
    test.window.answer("Yes")
    let awaiting = StubFlow<Outcome>("awaiting", test.window.pushing) { [question] flow in
      Task { _ = await flow.context.ask(question) }
    }
    test.flows.start(awaiting)
    await Task.yield()
    test.window.answer("Yes")
    await test.flows.idle()

    #expect(test.recorder.misuses.isEmpty)
    #expect(awaiting.state == .running)
  }

  private static func showAndDismiss(_ flow: StubFlow<Outcome>) {
    flow.context.show(flow.screen)
    flow.context.dismiss(flow.screen)
  }

  @discardableResult
  private func asking(
    _ onAnswer: @escaping @MainActor (StubFlow<Outcome>, Bool) -> Void
  ) -> StubFlow<Outcome> {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [question] flow in
      flow.context.ask(question) { [unowned flow] in onAnswer(flow, $0) }
    }
    test.start(flow)
    return flow
  }
}

/// A consequence of an answer.
enum Consequence: CaseIterable {
  case finish, show, ask, start, run, work, listen
}

/// A consequence of an answer that leaves nothing.
enum Detour: CaseIterable {
  case showAndDismiss, showAndDismissInATask, startAndReport, workInATask
}
