/// A sub-flow without a kernel: a plain class that has a closure for its result.
@MainActor
final class PlainLeaf {
  private var onFinished: ((PlainOutcome) -> Void)?

  func start(onFinished: @escaping (PlainOutcome) -> Void) { self.onFinished = onFinished }

  func finish(_ result: PlainOutcome) { onFinished?(result) }

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make() -> PlainLeaf { PlainLeaf() }
}
