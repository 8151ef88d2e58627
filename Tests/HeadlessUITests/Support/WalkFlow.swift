import FlowKit

/// A flow that shows whatever a test tells it to.
final class WalkFlow: Flow {
  let flowHandler = FlowHandler<FlowOutcome<String>>()
  private(set) lazy var subflows = FlowController(of: flowHandler)
  let navigator: Navigator
  private let first: PlainScreen?
  private let replacesStack: Bool

  init(_ presentation: FlowPresentation, first: PlainScreen?, replacesStack: Bool = false) {
    self.first = first
    self.replacesStack = replacesStack
    navigator = Navigator(presentation, of: flowHandler)
  }

  func didStart() {
    if let first { navigator.show(first, replacingStack: replacesStack) }
  }
}
