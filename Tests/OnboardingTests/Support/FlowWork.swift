import FlowKit
import FlowTesting

/// The work of a flow that does nothing else, for the test of one presenter.
@MainActor
struct FlowWork {
  private let flows = FlowController()
  let scope: FlowScope

  init() {
    let window = TestWindow()
    let flow = StubFlow<FlowOutcome<Int>>("work", window.pushing, onStart: { _ in })
    scope = Navigator(window.pushing, of: flow.flowHandler).scope
    flows.start(flow) { _, _ in }
  }

  func idle() async {
    await flows.idle()
  }
}
