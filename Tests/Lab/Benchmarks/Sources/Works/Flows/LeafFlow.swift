import FlowKit

typealias Outcome = FlowOutcome<Int>

/// The smallest flow.
@MainActor
final class LeafFlow: Flow {
  let context = FlowContext<Outcome>()

  func didStart() {}

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make() -> LeafFlow { LeafFlow() }
}
