import FlowKit
import FlowTesting
import Testing

/// Sentence 7: flows that are ended again, together, or while an observer starts others.
@MainActor
struct EndingTests {
  let test = FlowTest<Outcome>()

  @Test func `07 ending a flow again changes nothing and is no misuse`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    test.flows.start(flow, onFinished: { _, _ in }, onStarted: { dismisser = $0 })

    test.flows.terminate(flow)
    test.flows.terminate(flow)
    dismisser?.dismiss()

    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.events.filter { $0.hasSuffix(" ended") } == ["flow ended"])
    #expect(test.window.transitions.count == 2)
  }

  @Test func `07 sub-flows that are terminated together are removed without animation`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let caller = StubFlow<Outcome>("caller")
    test.start(caller)
    caller.context.start(flow) { _, _ in }

    caller.context.terminateSubflows()

    #expect(test.window.transitions.last == .dismissed(ObjectIdentifier(flow.screen), animated: false))
    #expect(caller.context.subflows.isEmpty)
    #expect(caller.context.isRunning)
    #expect(!flow.context.isRunning)
  }

  @Test func `07 sub-flows that are terminated together are removed in one movement, and none is visited in between`() {
    let caller = StubFlow<Outcome>("caller")
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let second = StubFlow<Outcome>("second", test.window.pushing)
    test.start(caller)
    caller.context.start(first) { _, _ in }
    caller.context.start(second) { _, _ in }
    first.finish(.completed(1))
    let shown = test.window.transitions.count

    caller.context.terminateSubflows()

    #expect(!test.recorder.events.contains("first visited again"))
    #expect(test.window.transitions.count == shown + 1)
    #expect(test.window.names.isEmpty)
  }

  @Test func `07 an observer starts nothing in any flow of a tree that is ended`() {
    let observer = Starter()
    let flows = FlowController(observer: WeakObserver(observer))
    let outer = StubFlow<Outcome>("outer")
    flows.start(outer) { _, _ in }
    for name in ["left", "right"] {
      let flow = StubFlow<Outcome>(name)
      outer.context.start(flow) { _, _ in }
      flow.context.start(StubFlow<Outcome>("\(name) inner")) { _, _ in }
      observer.callers.append(flow)
    }
    observer.callers.append(outer)

    flows.terminate(outer)

    #expect(observer.refused == 15)
    #expect(flows.subflows.isEmpty)
  }
}

/// An observer that starts a flow in each of its callers whenever one is terminated.
@MainActor
private final class Starter: FlowObserver {
  var callers: [StubFlow<Outcome>] = []
  private(set) var refused = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    switch event {
    case .terminated:
      for caller in callers { caller.context.start(StubFlow<Outcome>("late")) { _, _ in } }
    case .misused(.startedOutsideVisit): refused += 1
    default: break
    }
  }
}
