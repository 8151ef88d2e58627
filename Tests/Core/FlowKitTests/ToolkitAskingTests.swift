import FlowKit
import Testing

@testable import FlowTesting

/// The reports to a toolkit about screens that ask.
@MainActor
struct ToolkitAskingTests {
  private let test = FlowTest<FlowOutcome<Int>>()

  private var top: FlowScreen? { test.window.layers.last?.top }

  // Catches a toolkit that is asked to hold every screen, or none.
  @Test func `a toolkit knows which screens ask before they are left`() throws {
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let silent = try #require(top)
    flow.context.show(TestScreen("asking"), onLeave: { _ in })
    let asking = try #require(top)

    #expect(!silent.asksBeforeLeaving)
    #expect(asking.asksBeforeLeaving)
  }

  // Catches a toolkit that gives a screen a way out without a question, because its flow had reported by then.
  @Test func `a screen that is shown after its flow has reported asks once the person is back`() throws {
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    test.window.holdsTransitions = true
    flow.context.show(TestScreen("first"))
    flow.context.show(TestScreen("asking"), onLeave: { _ in })
    flow.finish(.completed(1))
    test.window.settle()

    let asking = try #require(top)

    #expect(asking.asksBeforeLeaving)
  }
}
