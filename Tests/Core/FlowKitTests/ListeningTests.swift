import FlowKit
import FlowTesting
import Testing

/// Sentences 13 and 14: work that may never end.
@MainActor
struct ListeningTests {
  let test = FlowTest<Outcome>()
  let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  @Test func `14 the app is idle while a screen listens to a stream`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var received: [Int] = []
    test.start(flow)
    flow.context.scope.listen(to: stream) { received.append($0) }

    await test.flows.idle()
    continuation.yield(1)
    continuation.yield(2)
    await nextTurns { received.count >= 2 }

    #expect(received == [1, 2])
  }

  // Catches a wait for elements that never ends, and elements that are lost since nobody waited for them.
  @Test func `14 the app is idle while elements of a stream are pending, and they arrive in the visit`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var received: [Int] = []
    for number in 1...3 { continuation.yield(number) }
    test.start(flow)
    flow.context.scope.listen(to: stream) { received.append($0) }

    await test.flows.idle()
    await nextTurns { received.count >= 3 }

    #expect(received == [1, 2, 3])
  }

  @Test func `14 listening ends with the visit, and no element arrives after it`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var received: [Int] = []
    let (ended, end) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in end.finish() }
    test.start(flow)
    flow.context.scope.listen(to: stream) { received.append($0) }
    await nextTurn()

    flow.finish(.completed(1))
    continuation.yield(1)
    for await _ in ended {}

    #expect(received.isEmpty)
  }

  // Catches a stream that has ended, and is taken for work that is over.
  @Test func `14 the app is not idle while work is in progress, though a stream has ended`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let answer = TestAnswer<Int>()
    var isIdle = false
    test.start(flow)
    flow.context.scope.listen(to: stream) { _ in }
    flow.context.scope.perform({ await answer.value() }, then: { _ in })
    continuation.finish()
    for _ in 0..<3 { await nextTurn() }

    let waiter = Task {
      await test.flows.idle()
      isIdle = true
    }
    await nextTurn()
    let wasIdleEarly = isIdle
    answer.give(1)
    await waiter.value

    #expect(!wasIdleEarly)
  }

  @Test func `13 a flow whose screen listened is checked as soon as listening is over`() async {
    let kept = StubFlow<Outcome>("kept", test.window.pushing)
    let answer = TestAnswer<Int>()
    test.start(kept)
    kept.context.scope.listen(to: StubbornNumbers(answer: answer)) { _ in }
    await nextTurn()
    test.flows.terminate(kept)
    await nextTurn()
    let early = test.recorder.leaks

    answer.give(1)
    await nextTurns { !test.recorder.leaks.isEmpty }

    #expect(early.isEmpty)
    #expect(test.recorder.leaks.count == 2)
  }

  // 13: catches a search for leaks that waits forever, and keeps every flow that has ended.
  @Test func `13 leaks are reported although another flow works forever`() async {
    let worker = StubFlow<Outcome>("worker")
    let answer = TestAnswer<Int>()
    test.flows.start(worker) { _, _ in }
    worker.context.scope.perform({ await answer.value() }, then: { _ in })
    let kept = StubFlow<Outcome>("kept", test.window.pushing)
    test.start(kept)

    test.flows.terminate(kept)
    await nextTurns { !test.recorder.leaks.isEmpty }

    #expect(test.recorder.leaks.count == 2)
    answer.give(1)
    await test.flows.idle()
  }

  @Test func `13 a flow is no leak while its own work still retains it`() async {
    let answer = TestAnswer<Int>()
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing)
      test.start(flow)
      flow.context.scope.perform({ await answer.value() }, then: { [flow] _ in flow.finish(.cancelled) })
      flow.context.scope.perform({ 1 }, then: { _ in })
    }
    await nextTurn()
    test.flows.terminate()
    await nextTurn()
    await nextTurn()
    let early = test.recorder.leaks

    answer.give(1)
    await test.flows.idle()

    #expect(early.isEmpty)
    #expect(test.recorder.leaks.isEmpty)
  }

  @Test func `14 the app is idle when a stream has ended, and its flow can be released`() async {
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing)
      test.start(flow)
      flow.context.scope.listen(to: stream) { _ in }
    }
    continuation.finish()
    await nextTurn()

    let problems = await test.problems()

    #expect(problems == [])
  }

  // Catches a scope that relies on the stream's own word that it was cancelled.
  @Test func `14 no element of a stream arrives after the visit`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let answer = TestAnswer<Int>()
    var received: [Int] = []
    test.start(flow)
    flow.context.scope.listen(to: StubbornNumbers(answer: answer)) { received.append($0) }
    await nextTurn()

    flow.finish(.completed(1))
    answer.give(1)
    for _ in 0..<3 { await nextTurn() }

    #expect(received.isEmpty)
  }

  @Test func `13 a flow whose work is over is checked as any other`() async {
    let kept = StubFlow<Outcome>("kept", test.window.pushing)
    test.start(kept)
    kept.context.scope.perform({ 1 }, then: { _ in })
    await test.flows.idle()

    test.flows.terminate(kept)
    await test.flows.idle()

    #expect(test.recorder.leaks.count == 2)
  }

  // Catches a search for leaks while the queue still holds the screens of a flow that is gone.
  @Test func `13 a pending screen is no leak`() async {
    test.window.holdsTransitions = true
    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing)
      test.start(flow)
      test.flows.terminate(flow)
    }
    for _ in 0..<3 { await nextTurn() }
    let early = test.recorder.leaks

    test.window.settle()
    await test.flows.idle()

    #expect(early.isEmpty)
    #expect(test.recorder.leaks.isEmpty)
  }
}

/// A stream of numbers that ignores its cancellation.
private struct StubbornNumbers: AsyncSequence, AsyncIteratorProtocol {
  let answer: TestAnswer<Int>

  func makeAsyncIterator() -> StubbornNumbers { self }
  func next(isolation actor: isolated (any Actor)?) async -> Int? { await answer.value() }
}
