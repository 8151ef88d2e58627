/// Holds its child in an optional property, and passes its result on through a closure.
@MainActor
final class PlainLink {
  private var child: PlainLink?
  private var onFinished: ((PlainOutcome) -> Void)?

  func start(onFinished: @escaping (PlainOutcome) -> Void) { self.onFinished = onFinished }

  func finish(_ result: PlainOutcome) { onFinished?(result) }

  func startLink() -> PlainLink {
    let child = Self.make()
    self.child = child
    child.start { [weak self] in self?.childDidFinish($0) }
    return child
  }

  /// From the leaf up, as flows are terminated.
  func terminate() {
    child?.terminate()
    child = nil
  }

  /// As an injected factory does it, out of the optimiser's sight.
  @inline(never)
  static func make() -> PlainLink { PlainLink() }

  private func childDidFinish(_ result: PlainOutcome) {
    child = nil
    finish(result)
  }
}
