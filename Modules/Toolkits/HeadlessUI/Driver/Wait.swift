/// A wait that ends once, whoever ends it.
@MainActor
final class Wait {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Returns when the wait has ended.
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
