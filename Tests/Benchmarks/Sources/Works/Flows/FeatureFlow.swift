import FlowKit

/// A flow with what every feature's flow has: a navigator, and a controller of its sub-flows.
@MainActor
final class FeatureFlow: Flow {
  let flowHandler = FlowHandler<Outcome>()
  private let navigator: Navigator
  private let subflows: FlowController

  init(_ presentation: FlowPresentation) {
    navigator = Navigator(presentation, of: flowHandler)
    subflows = FlowController(of: flowHandler)
  }

  func didStart() {}

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make(_ presentation: FlowPresentation) -> FeatureFlow { FeatureFlow(presentation) }
}
