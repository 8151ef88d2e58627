import FlowKit
import FlowTesting
import Testing

/// Sentence 28: the visit of a caller that begins with the answer of a sub-flow.
@MainActor
struct CallerVisitTests {
  let test = FlowTest<Outcome>()

  // Catches a running sub-flow whose caller can do nothing with its answer.

  @Test func `28 the answer of a sub-flow that still runs begins a new visit of its caller`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { result, _ in caller.finish(result) }
    caller.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.lives.contains("caller visited again"))
  }

  @Test func `28 a caller that does not act on the result is not visited`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, _ in }
    caller.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(caller.state == .reported)
  }

  @Test(arguments: 0..<4)
  func `28 any action of the caller on the result begins the visit`(act: Int) async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, _ in
      switch act {
      case 0: caller.context.show(TestScreen("more"))
      case 1: caller.context.start(StubFlow<Outcome>("next")) { _, _ in }
      case 2: _ = caller.context.scope.perform({ 1 }, then: { _ in })
      default: caller.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in }
      }
    }
    caller.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(caller.state == .running)
    #expect(test.recorder.misuses.isEmpty)
    await test.flows.idle()
  }

  // Catches a call that is refused, and begins a visit all the same.
  @Test(arguments: [TestWindow.Pace.immediate, .held], 0..<3)
  func `28 a start that is refused begins no visit`(pace: TestWindow.Pace, act: Int) async {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, _ in
      switch act {
      case 0: caller.context.start(caller)
      case 1: caller.context.start(sub) { _, _ in }
      default: caller.context.start(ForgetfulFlow()) { _, _ in }
      }
    }
    test.window.settle()
    caller.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(caller.state == .reported)
    #expect(test.recorder.misuses == [act == 2 ? .contextNotStored : .startedTwice])
    test.window.settle()
  }

  @Test func `28 a caller that awaits the result is visited when it arrives`() async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    let waiting = Task { caller.finish(await caller.context.run(sub)) }
    await nextTurn()
    caller.finish(.completed(1))

    sub.finish(.completed(2))
    await waiting.value

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a caller that may act forever, and one that visits a flow without a new result.

  @Test func `28 after the callback a caller that has reported is idle again`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(caller)
    caller.context.start(sub) { _, _ in }
    caller.finish(.completed(1))
    sub.finish(.completed(2))

    caller.finish(.completed(3))

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses == [.finishedTwice])
  }

  @Test func `28 a running caller begins no visit by acting on a result`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(outer)
    outer.context.start(caller) { _, _ in }
    caller.context.start(sub) { _, _ in caller.context.show(TestScreen("more")) }
    outer.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(outer.state == .reported)
  }

  @Test func `28 a surrounding caller with a pending report is not visited`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let other = StubFlow<Outcome>("other")
    test.start(outer)
    outer.context.start(caller) { _, _ in }
    caller.context.start(sub) { _, _ in caller.context.show(TestScreen("more")) }
    caller.finish(.completed(1))
    test.flows.start(other) { _, _ in
      sub.finish(.completed(2))
      outer.finish(.completed(3))
    }

    other.finish(.completed(4))

    #expect(test.results == [.completed(3)])
    #expect(outer.state == .reported)
    #expect(caller.state == .running)
  }

  @Test func `28 progress is sent in the visit that a result begins`() {
    var received: [Int] = []
    let caller = StubFlow<Download>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.flows.start(caller, onFinished: { _, _ in }, onProgress: { received.append($0) })
    caller.context.start(sub) { _, _ in caller.context.send(50) }
    caller.finish(.done)

    sub.finish(.completed(1))

    #expect(received == [50])
    #expect(caller.state == .running)
  }

  @Test func `28 a caller that awaits a result is visited even if it was not covered`() async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(caller)
    let waiting = Task { caller.finish(await caller.context.run(sub)) }
    await nextTurn()
    caller.finish(.completed(1))

    sub.finish(.completed(2))
    await waiting.value

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
  }
}
