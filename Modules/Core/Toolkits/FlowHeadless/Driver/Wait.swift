/// A wait that several callers can end; only the first call has an effect.
@MainActor
final class Wait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Suspends until the wait has ended.
  func value() async {
    guard !isOver else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func end() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }
}
