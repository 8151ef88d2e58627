import Synchronization

/// A request to end the work of the program early, and to report its progress.
final class InterruptionRequest: Sendable {
  private let flag = Mutex(false)

  var isMade: Bool { flag.withLock(\.self) }

  /// Makes the request.
  /// - Returns: true.
  func make() -> Bool {
    flag.withLock { $0 = true }
    return true
  }
}
