public import FlowKit

/// The work of a flow that does nothing else, for the test of one presenter.
@MainActor
public struct FlowWork {
  /// What the presenter works in; the visit never ends.
  public let scope: FlowScope
  private let flows = FlowController()

  /// A visit in which nothing was begun.
  public init() {
    let flow = StubFlow<FlowOutcome<Int>>("work")
    scope = flow.context.scope
    flows.start(flow) { _, _ in }
  }

  /// Returns when nothing goes on.
  public func idle() async {
    await flows.idle()
  }
}
