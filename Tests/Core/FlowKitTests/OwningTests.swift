import FlowKit
import FlowTesting
import Testing

/// Sentences 10 to 12: the lives of flows, side by side and nested.
@MainActor
struct OwningTests {
  let test = FlowTest<Outcome>()

  // 10: catches one property per child, and children distinguished by their result type.

  @Test func `10 runs sub-flows side by side, and each finish is its own`() {
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let second = StubFlow<Outcome>("second", test.window.pushing)
    var results: [String: Outcome] = [:]
    test.flows.start(first) { result, _ in results["first"] = result }
    test.flows.start(second) { result, _ in results["second"] = result }

    first.finish(.completed(1))

    #expect(results == ["first": .completed(1)])
    #expect(test.flows.subflows.map(\.state) == [.reported, .running])
  }

  @Test func `10 a late finish affects no other flow`() {
    let early = StubFlow<Outcome>("early")
    let late = StubFlow<Outcome>("late")
    test.flows.start(early)
    early.finish(.completed(1))
    test.flows.start(late)

    early.finish(.completed(2))

    #expect(test.flows.subflows.map(FlowRecorder.name) == ["late"])
    #expect(test.recorder.misuses == [.finishedAfterEnd])
  }

  // 11: catches a controller that lets go at the report (dead buttons), or never.

  @Test func `11 a flow left on the stack is retained, and released with its screens`() async {
    weak var flow: StubFlow<Outcome>?
    do {
      let question = StubFlow<Outcome>("question", test.window.pushing)
      flow = question
      test.start(question)
      question.finish(.completed(1))
    }

    let whileLeft = flow != nil
    test.window.goBack()

    #expect(whileLeft)
    #expect(flow == nil)
    let problems = await test.problems()
    #expect(problems == [])
  }

  @Test func `11 a flow that is being dismissed is retained until its screens are gone`() {
    weak var flow: StubFlow<Outcome>?
    do {
      let question = StubFlow<Outcome>("question", test.window.pushing)
      flow = question
      test.start(question)
      question.finish(.completed(1))
    }
    test.window.holdsTransitions = true
    test.dismisser?.dismiss()

    let onItsWay = flow != nil
    test.window.settle()

    #expect(onItsWay)
    #expect(flow == nil)
  }

  @Test func `11 a flow without screens is released when it has reported`() {
    weak var flow: StubFlow<Outcome>?
    do {
      let quick = StubFlow<Outcome>("quick")
      flow = quick
      test.flows.start(quick) { _, _ in }
      quick.finish(.completed(1))
    }

    #expect(flow == nil)
  }

  @Test func `11 a flow that has reported is retained while a screen of its sub-flow is shown`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { flow in
      flow.context.start(sub) { result, _ in flow.finish(result) }
    }
    test.start(flow)

    sub.finish(.completed(1))

    #expect(test.results == [.completed(1)])
    #expect(test.flows.subflows.map(\.state) == [.reported])
    test.dismisser?.dismiss()
    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `11 a callback may start the next flow on the same controller`() {
    let next = StubFlow<Outcome>("next", test.window.pushing)
    let first = StubFlow<Outcome>("first", test.window.pushing)
    test.flows.start(first) { [flows = test.flows] _, dismisser in
      dismisser.dismiss()
      flows.start(next)
    }

    first.finish(.completed(1))

    #expect(test.flows.subflows.map(FlowRecorder.name) == ["next"])
    #expect(test.window.names == ["next's screen"])
  }

  // 12: catches orphans.

  @Test func `12 the sub-flows of a flow that ends are terminated`() {
    let flows = NestedFlows()

    flows.outer.finish(.completed(1))
    flows.test.dismisser?.dismiss()

    #expect(
      flows.test.recorder.lives.suffix(3) == [
        "outer reported completed(1)", "inner terminated", "middle terminated",
      ])
    #expect(flows.test.window.names.isEmpty)
  }

  @Test func `12 the sub-flows of a flow that reports and has no screens are terminated`() {
    let test = FlowTest<Outcome>()
    let outer = StubFlow<Outcome>("outer")
    let inner = StubFlow<Outcome>("inner")
    test.start(outer)
    outer.context.start(inner)

    outer.finish(.completed(1))

    #expect(test.recorder.lives.suffix(2) == ["outer reported completed(1)", "inner terminated"])
    #expect(inner.state == .ended)
  }

  @Test func `12 the flows of a controller that is released are terminated`() async {
    let window = TestWindow()
    let recorder = FlowRecorder()
    var controller: FlowController? = FlowController(observer: recorder)
    let flow = StubFlow<Outcome>("flow", window.pushing)
    controller?.start(flow)

    controller = nil
    await nextTurn()

    #expect(recorder.lives.prefix(2) == ["flow started", "flow terminated"])
    #expect(window.names.isEmpty)
  }

  @Test func `12 a sub-flow of a caller that has ended is not started`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    test.flows.terminate(caller)

    caller.context.start(StubFlow<Outcome>("late", test.window.pushing))

    #expect(test.window.names.isEmpty)
    #expect(test.recorder.misuses == [.startedOutsideVisit])
  }
}
