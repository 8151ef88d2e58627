import FlowKit
import Testing

@testable import FlowTesting

/// What a toolkit hears of screens that ask.
@MainActor
struct ToolkitAskingTests {
  private let test = FlowTest<FlowOutcome<Int>>()

  private var top: FlowScreen? { test.window.layers.last?.top }

  // Catches a toolkit that is told to hold a screen which nobody is asked about.
  @Test func `a screen asks as long as its flow runs and it is on show`() throws {
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let silent = try #require(top)
    flow.context.show(TestScreen("asking"), onLeave: { _ in })
    let asking = try #require(top)

    #expect(!silent.asksBeforeLeaving)
    #expect(asking.asksBeforeLeaving)
    flow.finish(.cancelled)
    #expect(!asking.asksBeforeLeaving)
  }

  @Test func `a screen that is gone asks no more`() throws {
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let screen = TestScreen("asking")
    flow.context.show(screen, onLeave: { _ in })
    let asking = try #require(top)

    flow.context.dismiss(screen)

    #expect(!asking.asksBeforeLeaving && flow.context.isRunning)
  }
}
