public import FlowKit

/// A flow with a name for records.
@MainActor
public protocol NamedFlow: AnyObject {
  var name: String { get }
}

/// A flow with any result type, controlled by the test.
@MainActor
public final class StubFlow<FlowResult: CancellableResult>: Flow, NamedFlow {
  public let name: String
  public let context: FlowContext<FlowResult>
  /// The first screen, shown at the start if the flow has a presentation.
  public let screen: TestScreen

  private let hasPlace: Bool
  private let onStart: (@MainActor (StubFlow) -> Void)?

  /// Creates a flow.
  /// - Parameters:
  ///   - name: The name in records.
  ///   - presentation: Where it shows its screen; without one, the flow shows none.
  ///   - returning: The type of its result.
  ///   - onStart: Replaces showing the screen.
  public init(
    _ name: String = "stub", _ presentation: FlowPresentation? = nil,
    returning: FlowResult.Type = FlowResult.self,
    onStart: (@MainActor (StubFlow) -> Void)? = nil
  ) {
    self.name = name
    screen = TestScreen("\(name)'s screen")
    context = FlowContext(presentation ?? .detached)
    hasPlace = presentation != nil
    self.onStart = onStart
  }

  public var state: FlowNode.State { context.node.state }

  /// Shows the screen, or calls `onStart`.
  public func didStart() {
    if let onStart { onStart(self) } else if hasPlace { context.show(screen) }
  }
}
