import FlowKit
import FlowTesting
import Testing

/// Sentence 14: work that is given up while the visit continues.
@MainActor
@Suite(.bothWays)
struct GivingUpTests {
  private struct OutOfReach: Error {}

  private let test = FlowTest<Outcome>()
  private let answer = TestAnswer<Int>()
  private let which = Alert("Which?", choices: [.init("One", 1)], cancel: .init("None", 0))

  private func start() -> StubFlow<Outcome> {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.settle()
    return flow
  }

  // Catches a request that is only forgotten: its task is not cancelled.
  @Test(arguments: [false, true])
  func `14 a request that is given up is cancelled, and its answer never arrives`(fails: Bool) async {
    let request = LatestRequest(in: start().context.scope)
    var received: [String] = []
    var wasCancelled = false
    request.perform { [answer] () async throws(OutOfReach) in
      let value = await answer.value()
      wasCancelled = Task.isCancelled
      if fails { throw OutOfReach() }
      return value
    } onLapse: {
      received.append("lapsed")
    } then: { _ in
      received.append("answer")
    }
    await answer.asked()

    request.giveUp()
    let isInProgress = request.isInProgress
    answer.give(1)
    await test.flows.idle()

    #expect(!isInProgress && wasCancelled)
    #expect(received.isEmpty)
  }

  // Catches an answer that is delivered since its work had returned before the person gave up.
  @Test func `14 an answer that is on its way does not arrive after giving up`() async {
    let request = LatestRequest(in: start().context.scope)
    var answers: [Int] = []
    request.perform {
      await answer.value()
    } then: {
      if case .success(let value) = $0 { answers.append(value) }
    }
    await answer.asked()

    answer.give(1)
    request.giveUp()
    await test.flows.idle()

    #expect(answers.isEmpty)
  }

  // Catches a save that is sent after the person has given it up.
  @Test func `14 a request that is given up before its task has run is not made`() async {
    let request = LatestRequest(in: start().context.scope)
    var made: [Int] = []
    func ask(_ number: Int) {
      request.perform {
        made.append(number)
      } then: { _ in
      }
    }

    ask(1)
    request.giveUp()
    ask(2)
    await test.flows.idle()

    #expect(made == [2])
  }

  // Catches a flag that belongs to the presenter's requests instead of one of them.
  @Test func `14 a request that is made again at once has its own answer`() async {
    let request = LatestRequest(in: start().context.scope)
    var answers: [Int] = []
    func ask(_ number: Int) {
      request.perform {
        await answer.value() + number
      } then: {
        if case .success(let value) = $0 { answers.append(value) }
      }
    }
    ask(10)
    await answer.asked()

    request.giveUp()
    request.giveUp()
    ask(20)
    await answer.asked(2)
    answer.give(1)
    await test.flows.idle()

    #expect(answers == [21])
  }

  // Catches an answer that is dropped half-way, and a later request that an earlier `giveUp` ends.
  @Test func `14 giving up has no effect in the answer itself and after it`() async {
    let request = LatestRequest(in: start().context.scope)
    var answers: [Int] = []
    func ask(_ number: Int) {
      request.perform {
        number
      } then: {
        request.giveUp()
        if case .success(let value) = $0 { answers.append(value) }
        if number == 1 { ask(2) }
      }
    }

    request.giveUp()
    ask(1)
    await test.flows.idle()
    request.giveUp()
    ask(3)
    await test.flows.idle()

    #expect(answers == [1, 2, 3])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a rest in which the work may still change a store.
  @Test func `14 the app is not idle before given-up work has returned`() async {
    let request = LatestRequest(in: start().context.scope)
    var isReturned = false
    request.perform { [answer] in
      _ = await answer.value()
      isReturned = true
    } then: { _ in
    }
    await answer.asked()
    request.giveUp()

    let idle = Task { [test] in
      await test.flows.idle()
      return isReturned
    }
    for _ in 0..<10 { await nextTurn() }
    answer.give(1)

    #expect(await idle.value)
  }

  // Catches an alert or a flow that stays on the screen without anyone who awaits it.
  @Test(arguments: [false, true])
  func `14 giving up removes the flow or the question that the work awaits`(asks: Bool) async {
    let flow = start()
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let request = LatestRequest(in: flow.context.scope)
    var answers = 0
    request.perform { [which] in
      if asks { _ = await flow.context.ask(which) } else { _ = await flow.context.run(sub) }
    } then: { _ in
      answers += 1
    }
    await test.flows.idle()
    test.window.settle()
    let before = test.window.names.count

    request.giveUp()
    await test.flows.idle()
    test.window.settle()

    #expect(before == 2)
    #expect(test.window.names == ["flow's screen"])
    #expect(answers == 0 && flow.state == .running)
  }

  // Catches an app that is never idle again, since a wait for the person was given up.
  @Test func `14 a wait for the person that is given up counts as before until it returns`() async {
    let request = LatestRequest(in: start().context.scope)
    var answers = 0
    request.perform { [answer] in
      await waitingForPerson { await answer.value() }
    } then: { _ in
      answers += 1
    }
    await test.flows.idle()

    request.giveUp()
    await test.flows.idle()
    answer.give(1)
    await test.flows.idle()

    #expect(answers == 0)
  }

  // Catches a form that lapses in the next visit, though its request was given up in this one.
  @Test func `14 a request that was given up does not lapse in the next visit`() async {
    let flow = start()
    let request = LatestRequest(in: flow.context.scope)
    var received: [String] = []
    request.perform { [answer] in
      await answer.value()
    } onLapse: {
      received.append("lapsed")
    } then: { _ in
      received.append("answer")
    }
    await answer.asked()

    request.giveUp()
    flow.finish(.completed(1))
    request.giveUp()
    test.flows.start(StubFlow<Outcome>("next", test.window.pushing)) { _, _ in }
    test.window.settle()
    test.window.goBack()
    test.window.settle()
    answer.give(1)
    await test.flows.idle()

    #expect(received.isEmpty && flow.state == .running)
  }

  // Catches a delivery that waits for the transition, and then ignores that the request was given up.
  @Test func `14 giving up during a transition holds for an answer that comes during it`() async {
    let flow = start()
    let request = LatestRequest(in: flow.context.scope)
    var answers = 0
    request.perform { [answer] in
      await answer.value()
    } then: { _ in
      answers += 1
    }
    await answer.asked()
    test.window.holdsTransitions = true

    flow.context.show(TestScreen("second"))
    request.giveUp()
    answer.give(1)
    for _ in 0..<10 { await nextTurn() }
    test.window.settle()
    await test.flows.idle()

    #expect(answers == 0)
  }
}
