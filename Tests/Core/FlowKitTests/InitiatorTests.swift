import FlowKit
import FlowTesting
import Testing

/// Sentences 5, 7 and 17: the initiator of a removal, and the callers that are informed.
@MainActor
struct InitiatorTests {
  let test = FlowTest<Outcome>()

  // Catches a search for the outermost flow that ends at one that continues.

  @Test func `05 a sub-flow above a screen that its caller dismisses is ended`() async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    let waiting = Task { await caller.context.run(sub) }
    await nextTurn()

    caller.context.dismiss(caller.screen)

    #expect(await waiting.value == .cancelled)
    #expect(sub.state == .ended)
    #expect(caller.state == .running)
    #expect(test.results.isEmpty)
  }

  // Neither in the order of their screens, nor in that of the tree.
  @Test func `05 sub-flows that a flow ends by going back end in the order in which they were started`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let around = StubFlow<Outcome>("around", test.window.pushing) { _ in }
    let first = StubFlow<Outcome>("first", test.window.pushing) { _ in }
    let second = StubFlow<Outcome>("second", test.window.pushing)
    test.start(caller)
    caller.context.start(around) { _, _ in }
    caller.context.start(first) { _, _ in }
    around.context.start(second) { _, _ in }
    first.context.show(TestScreen("first's screen"))

    caller.context.goBack(to: caller.screen, animated: false)

    #expect(test.recorder.lives.suffix(2) == ["first terminated", "second terminated"])
    #expect(around.state == .running)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 of the flows that a flow ends by going back, those that had reported end first, in the order of their start`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    for name in ["running", "reported", "later reported"] {
      let flow = StubFlow<Outcome>(name, test.window.pushing)
      caller.context.start(flow) { _, _ in }
      if name != "running" { flow.finish(.completed(1)) }
    }
    test.window.settle()

    caller.context.goBack(to: caller.screen)
    test.window.settle()

    #expect(
      test.recorder.events.filter { $0.hasSuffix(" ended") || $0.hasSuffix(" terminated") } == [
        "reported ended", "later reported ended", "running terminated", "running ended",
      ])
  }

  @Test func `05 a sibling flow that loses its own last screen is cancelled`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    test.flows.start(flow)
    test.start(beside)

    flow.context.dismiss(flow.screen)

    #expect(test.results == [.cancelled])
    #expect(flow.state == .running)
  }

  @Test func `05 a sibling of a flow that is terminated below it is cancelled, and its caller continues`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let terminated = StubFlow<Outcome>("terminated", test.window.pushing)
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    var received: [Outcome] = []
    test.start(caller)
    caller.context.start(terminated) { _, _ in }
    caller.context.start(beside) { result, _ in received.append(result) }

    caller.context.terminate(terminated)

    #expect(received == [.cancelled])
    #expect(caller.state == .running)
    #expect(test.window.names == ["caller's screen"])
  }

  @Test func `05 a caller without its own screens continues when its last sub-flow is terminated`() {
    let caller = StubFlow<Outcome>("caller")
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, _ in }

    caller.context.terminate(sub)

    #expect(caller.state == .running)
    #expect(test.results.isEmpty)
  }

  // Catches `startNext(); dismisser.dismiss()` that takes the next flow along without a word.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 the next flow above one that is dismissed reports cancelled`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let next = StubFlow<Outcome>("next", test.window.pushing)
    test.flows.start(first) { [test] _, dismisser in
      test.start(next)
      dismisser.dismiss()
    }
    test.window.settle()

    first.finish(.completed(1))
    test.window.settle()

    #expect(test.results == [.cancelled])
    #expect(test.window.names.isEmpty)
  }

  @Test func `05 a reported flow ends a running one inside it without a report`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var received: [Outcome] = []
    test.start(caller)
    caller.context.start(sub) { result, _ in received.append(result) }
    caller.finish(.completed(1))

    test.window.goBack(to: nil)

    #expect(received.isEmpty)
    #expect(test.results == [.completed(1)])
    #expect(test.recorder.lives.suffix(1) == ["sub terminated"])
  }

  @Test(arguments: [false, true])
  func `05 a flow around a caller continues, even if that caller is over by then`(isOver: Bool) {
    let inner = StubFlow<Outcome>("inner", test.window.pushing)
    let middle = StubFlow<Outcome>("middle") { $0.context.start(inner) { _, _ in } }
    let outer = StubFlow<Outcome>("outer", test.window.pushing) { outer in
      outer.context.start(middle) { _, _ in }
      outer.context.show(outer.screen)
    }
    test.start(outer)

    outer.context.inOneMovement {
      middle.context.terminate(inner)
      if isOver { outer.context.terminate(middle) }
    }

    #expect(test.results.isEmpty)
    #expect(outer.state == .running)
  }

  // 7: catches anybody but the caller.

  @Test func `07 only its caller can terminate a flow`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(sub) { _, _ in }

    test.flows.terminate(sub)
    sub.context.terminate(caller)

    #expect(sub.state == .running)
    #expect(caller.state == .running)
    #expect(test.recorder.misuses == [.terminatedByNonCaller, .terminatedByNonCaller])
  }

  @Test func `07 a flow that an observer starts when another is terminated is not ended with it`() {
    let observer = Restarter()
    let flows = FlowController(observer: WeakObserver(observer))
    observer.flows = flows
    flows.start(StubFlow<Outcome>("flow"))

    flows.terminate()

    #expect(observer.started == 1)
    #expect(flows.subflows.map(FlowRecorder.name) == ["again"])
  }

  @Test func `07 a flow that an observer starts inside one that is ended is refused`() {
    let observer = Restarter()
    let flows = FlowController(observer: WeakObserver(observer))
    let caller = StubFlow<Outcome>("caller")
    flows.start(caller)
    caller.context.start(StubFlow<Outcome>("sub")) { _, _ in }
    observer.caller = caller

    flows.terminate(caller)

    #expect(observer.started == 1)
    #expect(caller.context.subflows.isEmpty)
    #expect(flows.subflows.isEmpty)
  }

  // 17: catches screens that are taken down in the order in which they were shown.
  @Test func `17 screens are removed by their positions, in one movement`() {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(TestScreen("sheet"), as: .sheet) {}
      flow.context.show(TestScreen("beneath"))
    }
    test.start(below)
    below.finish(.completed(1))
    var dismisser: (any ViewControllerDismisser)?
    test.flows.start(flow) { dismisser = $1 }
    flow.finish(.completed(2))
    let shown = test.window.transitions.count

    dismisser?.dismiss()

    #expect(test.window.names == ["below's screen"])
    #expect(test.window.transitions.count == shown + 1)
    #expect(test.results == [.completed(1)])
  }
}

/// An observer that starts a flow when one is terminated.
@MainActor
private final class Restarter: FlowObserver {
  weak var flows: FlowController?
  var caller: StubFlow<Outcome>?
  private(set) var started = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    guard case .terminated = event, started < 100 else { return }
    if FlowRecorder.name(of: node) == "caller" { return }
    started += 1
    let again = StubFlow<Outcome>("again")
    if let caller { caller.context.start(again) { _, _ in } } else { flows?.start(again) { _, _ in } }
  }
}
