import FlowKit

/// A flow with a place, as every feature's flow has one.
@MainActor
final class FeatureFlow: Flow {
  let context: FlowContext<Outcome>

  init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

  func didStart() {}

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make(_ presentation: FlowPresentation) -> FeatureFlow { FeatureFlow(presentation) }
}
