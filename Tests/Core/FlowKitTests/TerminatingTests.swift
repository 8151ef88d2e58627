import FlowKit
import FlowTesting
import Testing

/// Sentences 7 and 8: termination and completions.
@MainActor
struct TerminatingTests {
  // 7: catches a termination that reports, animates, or begins at the root.

  @Test func `07 termination runs from the leaf up, without a report and without animation`() {
    let flows = NestedFlows()

    flows.test.flows.terminate(flows.outer)

    #expect(
      flows.test.recorder.lives.suffix(3) == ["inner terminated", "middle terminated", "outer terminated"])
    #expect(flows.test.results.isEmpty)
    #expect(flows.test.window.names.isEmpty)
    #expect(
      flows.test.window.transitions.last == .dismissed(ObjectIdentifier(flows.outer.screen), animated: false))
  }

  @Test func `07 termination waits for the current transition, and then removes everything`() {
    let flows = NestedFlows()
    flows.test.window.holdsTransitions = true
    flows.inner.context.show(TestScreen("on its way"))

    flows.outer.context.terminate(flows.middle)
    flows.test.window.settle()

    #expect(flows.test.window.names == ["outer's screen"])
  }

  @Test func `07 a pending screen is not shown after the end`() {
    let flows = NestedFlows()
    flows.test.window.holdsTransitions = true
    flows.outer.context.show(TestScreen("on its way"))
    flows.inner.context.show(TestScreen("waiting"))

    flows.middle.context.terminate(flows.inner)
    flows.test.window.settle()

    #expect(!flows.test.window.names.contains("waiting"))
  }

  @Test func `07 termination also removes screens in other places`() {
    let test = FlowTest<Outcome>()
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.presenting(.sheet))
    test.start(flow)
    flow.context.start(sub)

    test.flows.terminate(flow)

    #expect(test.window.names.isEmpty)
    #expect(test.window.modalCount == 0)
  }

  // 8: catches a completion that is lost on a screen that is already away, or called again.

  @Test func `08 a dismissal completes once, even if all screens are already gone`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var completions = 0
    test.start(flow)
    test.window.goBack()

    test.dismisser?.dismiss(animated: true) { completions += 1 }
    test.dismisser?.dismiss(animated: true) { completions += 1 }

    #expect(completions == 2)
  }

  @Test func `08 a second dismissal during the first completes after it`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var completions: [String] = []
    test.start(flow)
    flow.finish(.completed(1))
    test.window.holdsTransitions = true

    test.dismisser?.dismiss(animated: true) { completions.append("first") }
    test.dismisser?.dismiss(animated: true) { completions.append("second") }
    let early = completions
    test.window.settle()

    #expect(early.isEmpty)
    #expect(completions == ["first", "second"])
  }

  @Test func `08 a flow without a screen completes too`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow")
    var completions = 0
    test.start(flow)
    flow.finish(.completed(1))

    test.dismisser?.dismiss(animated: true) { completions += 1 }

    #expect(completions == 1)
  }

  @Test func `08 dismissing a missing screen completes`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var completions = 0
    test.start(flow)

    flow.context.dismiss(TestScreen("never shown")) { completions += 1 }

    #expect(completions == 1)
  }
}
