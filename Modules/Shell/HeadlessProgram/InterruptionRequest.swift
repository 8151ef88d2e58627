import Synchronization

/// Somebody wants the program to come to an end, and to say how far it has come.
final class InterruptionRequest: Sendable {
  private let flag = Mutex(false)

  var isMade: Bool { flag.withLock(\.self) }

  /// - Returns: true.
  func make() -> Bool {
    flag.withLock { $0 = true }
    return true
  }
}
