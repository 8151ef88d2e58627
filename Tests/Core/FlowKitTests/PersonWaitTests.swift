import FlowKit
import FlowTesting
import Testing

/// Sentence 14: work that waits for the person.
@MainActor
@Suite(.bothWays)
struct PersonWaitTests {
  private let test = FlowTest<Outcome>()
  private let which = Alert("Which?", choices: [.init("One", 1)], cancel: .init("None", 0))

  /// A call that several tasks share, such as one that waits for a sign-in.
  @MainActor
  private final class SharedCall {
    private let flows: FlowController
    private let makeFlow: @MainActor () -> StubFlow<Outcome>
    private var task: Task<Outcome, Never>?

    init(in flows: FlowController, _ makeFlow: @escaping @MainActor () -> StubFlow<Outcome>) {
      self.flows = flows
      self.makeFlow = makeFlow
    }

    func value() async -> Outcome {
      let task = task ?? Task { await flows.run(makeFlow()) }
      self.task = task
      return await waitingForPerson { await task.value }
    }
  }

  private func start() -> StubFlow<Outcome> {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.settle()
    return flow
  }

  // Catches an `idle` that counts waits for the person, and one that does not count the work afterwards.
  @Test func `14 the app is idle while its work awaits a flow and a question`() async {
    let flow = start()
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let late = TestAnswer<Void>()
    var steps: [String] = []
    flow.context.scope.perform { [which] in
      if case .completed(let number) = await flow.context.run(sub) { steps.append("result \(number)") }
      steps.append("answer \(await flow.context.ask(which))")
      await late.value()
      steps.append("work")
    }

    await test.flows.idle()
    let isShown = sub.state == .running
    sub.finish(.completed(5))
    await test.flows.idle()
    let isAsked = test.window.top is TestAlert
    test.window.answer("One")
    await late.asked()
    let idle = Task { [test] in
      await test.flows.idle()
      return steps
    }
    for _ in 0..<10 { await nextTurn() }
    late.give(())

    #expect(isShown && isAsked)
    #expect(await idle.value == ["result 5", "answer 1", "work"])
  }

  // Catches a wait that counts until its question is shown, which waits for the person's swipe.
  @Test func `14 the app is idle while a question waits for its turn, apart from the transitions`() async {
    let flow = start()
    var answers: [Int] = []
    flow.context.scope.perform { [which] in answers.append(await flow.context.ask(which)) }

    await test.flows.idle()
    test.window.answer("One")
    await test.flows.idle()

    #expect(answers == [1])
  }

  // Catches a check that looks only a few turns ahead: optimized code needed more than four.
  @Test func `14 a wait that ends after several turns is work from the answer on`() async {
    let flow = start()
    let answer = TestAnswer<Void>()
    var isOver = false
    flow.context.scope.perform {
      await waitingForPerson {
        await answer.value()
        for _ in 0..<8 { await nextTurn() }
      }
      isOver = true
    }
    await test.flows.idle()

    answer.give(())
    await test.flows.idle()

    #expect(isOver)
  }

  // Catches a moment of rest between the end of a wait and the work that follows it.
  @Test(arguments: [false, true])
  func `14 work counts again when its wait is over`(isNested: Bool) async {
    let flow = start()
    let answer = TestAnswer<Int>()
    var values: [Int] = []
    flow.context.scope.perform {
      let value = await waitingForPerson {
        if isNested { await waitingForPerson { await answer.value() } } else { await answer.value() }
      }
      for _ in 0..<5 { await nextTurn() }
      values.append(value)
    }
    await test.flows.idle()
    let isWaiting = answer.askCount == 1

    answer.give(3)
    await test.flows.idle()

    #expect(isWaiting)
    #expect(values == [3])
  }

  // Catches a count that the outer wait hides.
  @Test func `14 of waits inside waits the innermost decides`() async {
    let flow = start()
    let (inner, work) = (TestAnswer<Void>(), TestAnswer<Void>())
    var isDone = false
    flow.context.scope.perform {
      await waitingForPerson {
        await waitingForPerson { await inner.value() }
        await work.value()
      }
      isDone = true
    }
    await test.flows.idle()
    inner.give(())
    let idle = Task { [test] in
      await test.flows.idle()
      return isDone
    }
    for _ in 0..<20 { await nextTurn() }
    work.give(())

    #expect(await idle.value)
  }

  // Catches a count that follows the task, not the work.
  @Test(arguments: [false, true])
  func `14 work waits for the person in a call that several share, also in another tree`(isOtherTree: Bool) async {
    let flow = start()
    let otherWindow = TestWindow()
    let otherFlows = FlowController()
    var signIns: [StubFlow<Outcome>] = []
    let call = SharedCall(in: isOtherTree ? otherFlows : test.flows) { [test] in
      let signIn = StubFlow<Outcome>("sign-in", isOtherTree ? otherWindow.pushing : test.window.presenting())
      signIns.append(signIn)
      return signIn
    }
    var results: [Outcome] = []
    for _ in 0..<3 {
      flow.context.scope.perform {
        let result = await call.value()
        await nextTurn()
        results.append(result)
      }
    }

    await test.flows.idle()
    let early = results
    signIns.first?.finish(.completed(1))
    await test.flows.idle()

    #expect(signIns.count == 1)
    #expect(early.isEmpty)
    #expect(results == [.completed(1), .completed(1), .completed(1)])
  }

  // Catches a wait that is never counted down.
  @Test(arguments: [false, true])
  func `14 a cancelled wait counts until it returns, and a wait that outlives its flow does not`(isCancellable: Bool)
    async
  {
    let flow = start()
    let answer = TestAnswer<Int>()
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var isOver = false
    flow.context.scope.perform {
      if isCancellable {
        _ = await flow.context.run(sub)
      } else {
        _ = await waitingForPerson { await answer.value() }
      }
      isOver = true
    }
    await test.flows.idle()

    test.flows.terminate(flow)
    await test.flows.idle()

    #expect(isOver == isCancellable)
    #expect(sub.state == (isCancellable ? .ended : .notStarted))
    answer.give(1)
    await test.flows.idle()
    #expect(isOver)
  }

  // Catches a task that hides the work of others, since it has inherited a work that is over.
  @Test func `14 a wait outside any work, or after the work that began its task, changes nothing`() async {
    let flow = start()
    let (answer, work) = (TestAnswer<Void>(), TestAnswer<Void>())
    var isDone = false
    flow.context.scope.perform { Task { await waitingForPerson { await answer.value() } } }
    let outside = Task { await waitingForPerson { await answer.value() } }
    await test.flows.idle()
    await answer.asked(2)
    flow.context.scope.perform {
      await work.value()
    } then: {
      isDone = true
    }

    let idle = Task { [test] in
      await test.flows.idle()
      return isDone
    }
    for _ in 0..<20 { await nextTurn() }
    work.give(())

    #expect(await idle.value)
    answer.give(())
    await outside.value
  }

  @Test func `14 a wait passes on the error of its call`() async {
    enum Refusal: Error { case full }

    await #expect(throws: Refusal.full) {
      try await waitingForPerson { () async throws(Refusal) in throw .full }
    }
  }
}
