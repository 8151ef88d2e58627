public import FlowKit

/// A flow that has a name in records.
@MainActor
public protocol NamedFlow: AnyObject {
  /// The name.
  var name: String { get }
}

/// A flow with any result type, which does what the test tells it.
@MainActor
public final class StubFlow<FlowResult: CancellableResult>: Flow, NamedFlow {
  /// What records call it.
  public let name: String
  /// Shows further screens of it, and starts its sub-flows.
  public let context: FlowContext<FlowResult>
  /// The first screen, shown at the start of a flow that has a place.
  public let screen: TestScreen

  private let hasPlace: Bool
  private let onStart: (@MainActor (StubFlow) -> Void)?

  /// A flow that has not started.
  /// - Parameters:
  ///   - name: What tests call it.
  ///   - presentation: Where it shows its screen; without it the flow shows none.
  ///   - returning: The type of its result.
  ///   - onStart: What it does instead of showing its screen.
  public init(
    _ name: String = "stub", _ presentation: FlowPresentation? = nil,
    returning: FlowResult.Type = FlowResult.self,
    onStart: (@MainActor (StubFlow) -> Void)? = nil
  ) {
    self.name = name
    screen = TestScreen("\(name)'s screen")
    context = FlowContext(presentation ?? .nowhere)
    hasPlace = presentation != nil
    self.onStart = onStart
  }

  /// Where the flow stands in its life.
  public var state: FlowNode.State { context.node.state }

  /// Shows the screen, or does what the test said.
  public func didStart() {
    if let onStart { onStart(self) } else if hasPlace { context.show(screen) }
  }
}
