public import FlowKit

/// Asks the person for their name on one screen, which the caller makes.
@MainActor
public final class NameFlow: Flow {
  /// What it has of every flow.
  public let context: FlowContext<FlowOutcome<String>>

  private let makeScreen: (NameFlow) -> any ViewController

  /// A flow that has not started.
  public init(presentation: FlowPresentation, makeScreen: @escaping (NameFlow) -> any ViewController) {
    context = FlowContext(presentation)
    self.makeScreen = makeScreen
  }

  /// Shows the screen.
  public func didStart() { context.show(makeScreen(self)) }

  /// The person has given their name.
  public func didEnter(_ name: String) { finish(.completed(name)) }
}
