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
  /// The link to whoever started it.
  public let flowHandler = FlowHandler<FlowResult>()
  /// Starts sub-flows of it.
  public let subflows: FlowController
  /// Shows further screens of it; nil for a flow without a place.
  public let navigator: Navigator?
  /// The first screen, shown at the start of a flow that has a place.
  public let screen: TestScreen

  private let onStart: (@MainActor (StubFlow) -> Void)?

  /// A flow that has not started.
  /// - Parameters:
  ///   - presentation: where it shows its screen; without it the flow shows none.
  ///   - onStart: what it does instead of showing its screen.
  public init(
    _ name: String = "stub", _ presentation: FlowPresentation? = nil,
    returning: FlowResult.Type = FlowResult.self,
    onStart: (@MainActor (StubFlow) -> Void)? = nil
  ) {
    self.name = name
    self.onStart = onStart
    screen = TestScreen("\(name)'s screen")
    subflows = FlowController(of: flowHandler)
    navigator = presentation.map { [flowHandler] in Navigator($0, of: flowHandler) }
  }

  /// Shows the screen, or does what the test said.
  public func didStart() {
    if let onStart { onStart(self) } else { navigator?.show(screen) }
  }
}
