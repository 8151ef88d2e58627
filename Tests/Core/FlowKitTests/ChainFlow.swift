import FlowKit
import FlowTesting

/// The numbers of reported and of released flows of a chain.
@MainActor
final class Ends {
  var released = 0
  var reported = 0
}

/// A flow that counts its own release.
@MainActor
final class ChainFlow: Flow {
  let context: FlowContext<Outcome>
  private let counter: ReleaseCounter
  private let hasPlace: Bool

  init(_ ends: Ends, _ presentation: FlowPresentation? = nil) {
    counter = ReleaseCounter(ends)
    context = FlowContext(presentation ?? .detached)
    hasPlace = presentation != nil
  }

  func didStart() { if hasPlace { context.show(TestScreen("link")) } }
}

@MainActor
private final class ReleaseCounter {
  private let ends: Ends
  init(_ ends: Ends) { self.ends = ends }
  deinit { MainActor.assumeIsolated { [ends] in ends.released += 1 } }
}
