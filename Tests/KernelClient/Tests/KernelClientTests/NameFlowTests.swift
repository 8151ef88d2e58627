import FlowKit
import FlowTesting
import KernelClient
import Testing

@MainActor
struct NameFlowTests {
  @Test func `ends with the name`() async {
    let test = FlowTest<FlowOutcome<String>>()
    let flow = NameFlow(presentation: test.window.pushing) { _ in TestScreen("name") }

    test.start(flow)
    flow.didEnter("Ada")

    #expect(test.results == [.completed("Ada")])
  }

  @Test func `is cancelled when the person goes back`() async {
    let test = FlowTest<FlowOutcome<String>>()
    let flow = NameFlow(presentation: test.window.presenting()) { _ in TestScreen("name") }

    test.start(flow)
    test.window.pullDown()

    #expect(test.results == [.cancelled])
  }
}
