import FlowKit

/// A flow with one sub-flow, whose result it passes on.
@MainActor
final class LinkFlow: Flow {
  let context = FlowContext<Outcome>()

  func didStart() {}

  func startLink() -> LinkFlow {
    let link = Self.make()
    context.start(link) { [weak self] result, _ in self?.finish(result) }
    return link
  }

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make() -> LinkFlow { LinkFlow() }
}
