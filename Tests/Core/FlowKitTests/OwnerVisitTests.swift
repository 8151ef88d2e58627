import FlowKit
import FlowTesting
import Testing

/// Sentence 28: the visit of an owner that begins with the answer of a sub-flow.
@MainActor
struct OwnerVisitTests {
  let test = FlowTest<Outcome>()

  // Catches a running sub-flow whose owner can do nothing with its answer.

  @Test func `28 the answer of a sub-flow that still runs begins a new visit of its owner`() {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(owner)
    owner.context.start(sub) { result, _ in owner.finish(result) }
    owner.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.lives.contains("owner visited again"))
  }

  @Test func `28 an owner that does not act on the result is not visited`() {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(owner)
    owner.context.start(sub) { _, _ in }
    owner.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(owner.state == .reported)
  }

  @Test(arguments: 0..<4)
  func `28 any action of the owner on the result begins the visit`(act: Int) async {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(owner)
    owner.context.start(sub) { _, _ in
      switch act {
      case 0: owner.context.show(TestScreen("more"))
      case 1: owner.context.start(StubFlow<Outcome>("next")) { _, _ in }
      case 2: _ = owner.context.scope.perform({ 1 }, then: { _ in })
      default: owner.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in }
      }
    }
    owner.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(owner.state == .running)
    #expect(test.recorder.misuses.isEmpty)
    await test.flows.idle()
  }

  // Catches a call that is refused, and begins a visit all the same.
  @Test(arguments: [TestWindow.Pace.immediate, .held], 0..<3)
  func `28 a start that is refused begins no visit`(pace: TestWindow.Pace, act: Int) async {
    test.window.pace = pace
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(owner)
    owner.context.start(sub) { _, _ in
      switch act {
      case 0: owner.context.start(owner)
      case 1: owner.context.start(sub) { _, _ in }
      default: owner.context.start(ForgetfulFlow()) { _, _ in }
      }
    }
    test.window.settle()
    owner.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(owner.state == .reported)
    #expect(test.recorder.misuses == [act == 2 ? .contextNotStored : .startedTwice])
    test.window.settle()
  }

  @Test func `28 an owner that awaits the result is visited when it arrives`() async {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(owner)
    let waiting = Task { owner.finish(await owner.context.run(sub)) }
    await nextTurn()
    owner.finish(.completed(1))

    sub.finish(.completed(2))
    await waiting.value

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches an owner that may act forever, and one that visits a flow without a new result.

  @Test func `28 after the callback an owner that has reported is idle again`() {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(owner)
    owner.context.start(sub) { _, _ in }
    owner.finish(.completed(1))
    sub.finish(.completed(2))

    owner.finish(.completed(3))

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses == [.finishedTwice])
  }

  @Test func `28 a running owner begins no visit by acting on a result`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(outer)
    outer.context.start(owner) { _, _ in }
    owner.context.start(sub) { _, _ in owner.context.show(TestScreen("more")) }
    outer.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(outer.state == .reported)
  }

  @Test func `28 a surrounding owner with a pending report is not visited`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let other = StubFlow<Outcome>("other")
    test.start(outer)
    outer.context.start(owner) { _, _ in }
    owner.context.start(sub) { _, _ in owner.context.show(TestScreen("more")) }
    owner.finish(.completed(1))
    test.flows.start(other) { _, _ in
      sub.finish(.completed(2))
      outer.finish(.completed(3))
    }

    other.finish(.completed(4))

    #expect(test.results == [.completed(3)])
    #expect(outer.state == .reported)
    #expect(owner.state == .running)
  }

  @Test func `28 progress is sent in the visit that a result begins`() {
    var heard: [Int] = []
    let owner = StubFlow<Download>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.flows.start(owner, onFinished: { _, _ in }, onProgress: { heard.append($0) })
    owner.context.start(sub) { _, _ in owner.context.send(50) }
    owner.finish(.done)

    sub.finish(.completed(1))

    #expect(heard == [50])
    #expect(owner.state == .running)
  }

  @Test func `28 an owner that awaits a result is visited even if it was not covered`() async {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(owner)
    let waiting = Task { owner.finish(await owner.context.run(sub)) }
    await nextTurn()
    owner.finish(.completed(1))

    sub.finish(.completed(2))
    await waiting.value

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
  }
}
