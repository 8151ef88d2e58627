import FlowKit
import FlowTesting
import Testing

/// Sentence 14: work that screens begin.
@MainActor
struct WorkTests {
  let test = FlowTest<Outcome>()
  let answer = TestAnswer<Int>()

  // 14: catches a presenter that is called back by the dead.

  @Test func `14 an answer arrives in the visit that asked`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.scope.perform { [answer] in
      await answer.value()
    } then: {
      flow.finish(.completed($0))
    }
    await nextTurn()

    answer.give(5)
    await test.flows.idle()

    #expect(test.results == [.completed(5)])
  }

  @Test func `14 work is cancelled and its answer dropped when the flow has reported`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var answers: [Int] = []
    var wasCancelled = false
    test.start(flow)
    flow.context.scope.perform { [answer] in
      let value = await answer.value()
      wasCancelled = Task.isCancelled
      return value
    } then: {
      answers.append($0)
    }
    await nextTurn()

    flow.finish(.completed(1))
    answer.give(5)
    await test.flows.idle()

    #expect(answers.isEmpty)
    #expect(wasCancelled)
  }

  @Test func `14 the answer of a former visit does not arrive in the next`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    var answers: [Int] = []
    test.start(caller)
    caller.context.start(flow) { _, _ in caller.context.show(TestScreen("next")) }
    flow.context.scope.perform { [answer] in
      await answer.value()
    } then: {
      answers.append($0)
    }
    await nextTurn()
    flow.finish(.completed(1))
    test.window.goBack()

    answer.give(5)
    await test.flows.idle()
    flow.context.scope.perform {
      6
    } then: {
      answers.append($0)
    }
    await test.flows.idle()

    #expect(answers == [6])
  }

  @Test func `14 work is not begun by the screen of a flow that has ended`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var begun = false
    test.start(flow)
    test.flows.terminate(flow)

    flow.context.scope.perform {
      begun = true
    } then: {
    }
    await test.flows.idle()

    #expect(!begun)
  }

  @Test func `14 a failure arrives as a typed error`() async {
    enum Refusal: Error { case full }
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var outcomes: [Result<Int, Refusal>] = []
    test.start(flow)

    flow.context.scope.attempt { () async throws(Refusal) -> Int in
      throw .full
    } then: {
      outcomes.append($0)
    }
    await test.flows.idle()

    #expect(outcomes == [.failure(.full)])
  }

  @Test func `14 the app is not idle before its work is done`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var isIdle = false
    test.start(flow)
    flow.context.scope.perform { [answer] in
      await answer.value()
    } then: { _ in
    }
    let waiter = Task {
      await test.flows.idle()
      isIdle = true
    }
    await nextTurn()

    let wasIdleEarly = isIdle
    answer.give(1)
    await waiter.value

    #expect(!wasIdleEarly)
    #expect(isIdle)
  }

  @Test func `14 work is cancelled when the flow is terminated`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var wasCancelled = false
    var answers: [Int] = []
    test.start(flow)
    let wasBegun = flow.context.scope.perform { [answer] in
      let value = await answer.value()
      wasCancelled = Task.isCancelled
      return value
    } then: {
      answers.append($0)
    }
    flow.context.scope.perform({}, then: {})
    await nextTurn()

    test.flows.terminate(flow)
    answer.give(1)
    await test.flows.idle()

    #expect(wasBegun)
    #expect(wasCancelled)
    #expect(answers.isEmpty)
  }

  @Test func `14 a scope that was taken before the start, or is kept after the end, works in the visit only`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let scope = flow.context.scope
    var answers: [Int] = []
    let begunEarly = scope.perform({ 1 }, then: { answers.append($0) })
    test.start(flow)

    let begun = [2, 3].map { number in scope.perform({ number }, then: { answers.append($0) }) }
    await test.flows.idle()
    test.flows.terminate(flow)
    let begunLate = scope.perform({ 4 }, then: { answers.append($0) })
    await test.flows.idle()

    #expect(!begunEarly && begun == [true, true] && !begunLate)
    #expect(answers == [2, 3])
  }
}
