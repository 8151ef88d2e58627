import FlowKit
import FlowTesting
import Testing

/// Sentences 4 and 16: the numbers of screens of a flow and of the flows inside it.
@MainActor
struct CountingTests {
  let test = FlowTest<Outcome>()

  // Catches a flow that counts its own screens only.
  @Test func `04 a flow is not cancelled when its own screen is removed and its sub-flow's stays`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.start(sub) { _, _ in }
      flow.context.show(flow.screen)
    }
    test.start(flow)

    test.window.goBack()

    #expect(test.window.names == ["sub's screen"])
    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }

  // Catches a sub-flow that takes too much of its caller's count with it when it ends.
  @Test(arguments: [false, true])
  func `04 a flow whose sub-flow has ended is cancelled when its own last screen is removed`(hasScreen: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", hasScreen ? test.window.pushing : nil)
    test.start(flow)
    flow.context.start(sub) { _, _ in }
    flow.context.terminate(sub)
    flow.context.show(TestScreen("second"))

    test.window.goBack()
    let early = test.results
    test.window.goBack()

    #expect(early.isEmpty)
    #expect(test.results == [.cancelled])
  }

  @Test func `16 a presented flow continues on its stack when one of its screens was removed`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting())
    test.start(flow)
    flow.context.show(TestScreen("second"))
    test.window.goBack()

    flow.context.show(TestScreen("third"))

    #expect(test.window.modalCount == 1)
    #expect(test.window.names == ["flow's screen", "third"])
  }
}
