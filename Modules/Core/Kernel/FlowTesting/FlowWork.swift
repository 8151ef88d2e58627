public import FlowKit

/// The scope of a flow in a visit, for the test of a single presenter.
@MainActor
public struct FlowWork {
  /// The scope of the presenter; the visit never ends.
  public let scope: FlowScope
  private let flows = FlowController()

  public init() {
    let flow = StubFlow<FlowOutcome<Int>>("work")
    scope = flow.context.scope
    flows.start(flow) { _, _ in }
  }

  /// Waits until no work is in progress.
  public func idle() async {
    await flows.idle()
  }
}
