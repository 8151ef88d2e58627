import FlowKit
import FlowTesting
import Testing

/// Sentence 20: a caller knows the result type, and a flow has one context.
@MainActor
struct ContextTests {
  let test = FlowTest<Outcome>()

  // Catches a caller that knows more than the result type.

  @Test(arguments: [false, true])
  func `20 two flows with one result type are interchangeable`(short: Bool) {
    let makeFlow: (FlowPresentation) -> any Flow<Outcome> = { presentation in
      short ? StubFlow<Outcome>("short", presentation) : SettingsFlow(presentation)
    }
    let flow = makeFlow(test.window.pushing)
    test.start(flow)

    flow.finish(.completed(4))

    #expect(test.results == [.completed(4)])
  }

  @Test func `20 a flow with a new context at each access is not started`() {
    let flow = ForgetfulFlow()

    test.start(flow)

    #expect(!flow.hasStarted)
    #expect(test.recorder.misuses == [.contextNotStored])
  }

  @Test func `20 two flows with one context are one flow`() {
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let second = BorrowingFlow(context: first.context)
    test.start(first)

    test.flows.start(second) { _, _ in }

    #expect(test.recorder.misuses == [.startedTwice])
    #expect(test.flows.subflows.map(FlowRecorder.name) == ["first"])
  }
}

/// A flow that works with the context of another.
@MainActor
private final class BorrowingFlow: Flow {
  let context: FlowContext<Outcome>
  init(context: FlowContext<Outcome>) { self.context = context }
  func didStart() {}
}

/// A flow that creates a new context at each access.
@MainActor
final class ForgetfulFlow: Flow {
  var context: FlowContext<Outcome> { FlowContext() }
  private(set) var hasStarted = false
  func didStart() { hasStarted = true }
}
