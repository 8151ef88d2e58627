import FlowKit

/// A delegate: the screen names its events in a protocol, and the flow conforms to it.
@MainActor
protocol ButtonScreenDelegate: AnyObject {
  func didPressButton()
}

@MainActor
final class ButtonScreen: ViewController {
  weak var delegate: (any ButtonScreenDelegate)?

  func pressButton() { delegate?.didPressButton() }
}

enum ButtonFlowResult: CancellableResult, Equatable {
  case buttonPressed
  case cancelled
}

/// A flow with one screen.
@MainActor
final class ButtonFlow: Flow {
  let context: FlowContext<ButtonFlowResult>
  private let screen: ButtonScreen

  init(_ presentation: FlowPresentation, screen: ButtonScreen) {
    context = FlowContext(presentation)
    self.screen = screen
  }

  func didStart() {
    screen.delegate = self
    context.show(screen)
  }
}

// MARK: - ButtonScreenDelegate

extension ButtonFlow: ButtonScreenDelegate {
  func didPressButton() { finish(.buttonPressed) }
}
