import FlowKit
import FlowTesting
import Testing

/// Sentence 13: the release of a flow and its parts, and the report of leaks.
@MainActor
struct ReleasingTests {
  let test = FlowTest<Outcome>()

  // 13: catches a cycle between a flow, its screens and their parts.

  @Test func `13 a released flow releases its screens`() async {
    weak var screen: TestScreen?
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing)
      screen = flow.screen
      test.start(flow)
      flow.finish(.completed(1))
    }

    let problems = await test.problems()
    #expect(problems == [])
    #expect(screen == nil)
  }

  @Test(arguments: [true, false])
  func `13 a retained flow is reported at the next idle moment`(hasScreen: Bool) async {
    let kept = StubFlow<Outcome>("kept", hasScreen ? test.window.pushing : nil)
    test.start(kept)
    test.flows.terminate(kept)

    await test.flows.idle()

    #expect(test.recorder.leaks.count == (hasScreen ? 2 : 1))
  }

  @Test func `13 a presented stack that is removed with the screens below it is released with its screens`() async {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    weak var screen: TestScreen?
    test.flows.start(below)
    do {
      let flow = StubFlow<Outcome>("flow", below.context.presenting(.sheet))
      screen = flow.screen
      test.start(flow)
    }

    test.flows.terminate(below)

    #expect(screen == nil)
  }

  @Test func `13 a retained screen is reported at the next idle moment`() async {
    var flow: StubFlow<Outcome>? = StubFlow("flow", test.window.pushing)
    let kept = flow?.screen
    if let flow { test.start(flow) }
    if let flow { test.flows.terminate(flow) }
    flow = nil

    await test.flows.idle()

    #expect(test.recorder.leaks == ["FlowTesting.TestScreen"])
    withExtendedLifetime(kept) {}
  }

  @Test func `13 a retained presenter is found behind its view controller`() async {
    let presenter = LeakyPresenter()
    test.start(LeakyFlow(test.window.pushing, presenter))

    test.window.goBack()

    let problems = await test.problems()
    #expect(problems == ["not released: LeakyPresenter"])
    #expect(test.recorder.leaks.isEmpty)
  }

  // Catches a watch that looks only for classes that the flow's module has declared.
  @Test func `a presenter of another module is found by the interactor that it is generic over`() async {
    let presenter = TestAnswer<LeakyInteractor>()
    test.start(LeakyFlow(test.window.pushing, presenter))

    test.window.goBack()

    let problems = await test.problems()
    #expect(problems == ["not released: TestAnswer<LeakyInteractor>"])
  }

  @Test func `13 a screen that a toolkit keeps does not keep those that were below it`() {
    weak var below: TestScreen?
    var kept: FlowScreen?
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing)
      below = flow.screen
      test.start(flow)
      flow.context.show(TestScreen("second"))
      kept = test.window.navigation.screens.last
      test.flows.terminate(flow)
    }

    #expect(below == nil)
    withExtendedLifetime(kept) {}
  }

  // Catches a flow that keeps a result that had to wait for its turn.
  @Test func `13 a flow that stays does not retain its reported result`() {
    let flow = StubFlow<FlowOutcome<Receipt>>("flow", test.window.pushing)
    weak var receipt: Receipt?
    var results = 0
    let flows = FlowController(observer: nil)
    flows.start(flow) { _, _ in results += 1 }
    let other = StubFlow<Outcome>("other")
    flow.context.start(other) { _, _ in
      let made = Receipt()
      receipt = made
      flow.finish(.completed(made))
    }

    other.finish(.completed(1))

    #expect(results == 1)
    #expect(receipt == nil)
    #expect(flows.subflows.count == 1)
  }

  // Catches a search for leaks that is made but once.
  @Test func `13 leaks of a later flow are reported, too`() async {
    let kept = [StubFlow<Outcome>("first"), StubFlow<Outcome>("second")]
    for flow in kept {
      test.start(flow)
      test.flows.terminate(flow)
      await test.flows.idle()
    }

    #expect(test.recorder.leaks.count == 2)
  }

  // Catches a search that forgets a flow when the next one ends, or that asks for the flow only, not for its screens.
  @Test func `13 leaks of flows that end one after the other are reported at the next idle moment`() async {
    var kept: [AnyObject] = []
    for name in ["released", "kept", "with a kept screen", "kept, too", "released, too"] {
      let flow = StubFlow<Outcome>(name, test.window.pushing)
      test.start(flow)
      if name.hasPrefix("kept") { kept.append(flow) }
      if name == "with a kept screen" { kept.append(flow.screen) }
      test.flows.terminate(flow)
    }

    await test.flows.idle()

    let kinds = test.recorder.leaks.map { $0.contains("Screen") ? "screen" : "flow" }
    #expect(kinds.sorted() == ["flow", "flow", "screen", "screen", "screen"])
    withExtendedLifetime(kept) {}
  }

  // Catches a search for leaks that was begun at rest and continues though something moves by then.
  @Test func `13 a part that is released before the next moment of rest is no leak`() async {
    let other = StubFlow<Outcome>("other", test.window.pushing)
    var kept: StubFlow<Outcome>? = StubFlow("kept")
    test.flows.start(other)
    if let kept { test.start(kept) }
    if let kept { test.flows.terminate(kept) }
    test.window.holdsTransitions = true
    other.context.show(TestScreen("second"))
    for _ in 0..<3 { await nextTurn() }

    kept = nil
    test.window.settle()
    await test.flows.idle()

    #expect(test.recorder.leaks.isEmpty)
  }
}

/// A result that can be seen to be released.
private final class Receipt: Sendable {}
