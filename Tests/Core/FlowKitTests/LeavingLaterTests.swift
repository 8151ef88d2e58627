import FlowKit
import FlowTesting
import Testing

/// Sentences 4 and 24: a requested screen delays the cancellation of its flow until it is shown.
@MainActor
@Suite(.bothWays)
struct LeavingLaterTests {
  private let test = FlowTest<Outcome>()
  private let which = Alert("Which?", choices: [.init("One", 1), .init("Two", 2)], cancel: .init("None", 0))

  // Catches a flow that continues with nothing to show, since it had requested a screen that never came.
  @Test func `24 a flow under a link is left after a question that follows a screen which could not be shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let lost = StubFlow<Outcome>("lost", .detached)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    test.start(flow)
    test.window.settle()
    flow.context.ask(which) { [which] _ in
      flow.context.start(lost) { _, _ in flow.context.ask(which) { _ in } }
    }
    test.flows.start(link) { _, _ in }
    test.window.settle()

    test.window.answer("Two")
    let isAsked = test.window.top is TestAlert
    test.window.answer("One")

    #expect(isAsked)
    #expect(test.results == [.cancelled])
    #expect(flow.state == .ended)
  }

  @Test func `24 a flow under a link continues if a screen that it has requested in the answer is shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let next = TestScreen("next")
    test.start(flow)
    test.window.settle()
    flow.context.ask(which) { [which] _ in
      flow.context.show(next)
      flow.context.ask(which) { _ in flow.context.dismiss(next) }
    }
    test.flows.start(link) { _, _ in }
    test.window.settle()

    test.window.answer("Two")
    test.window.answer("One")

    #expect(test.window.names == ["link's screen"])
    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }
}
