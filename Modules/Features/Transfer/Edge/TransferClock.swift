/// The time, as Transfer and its bank see it; nothing reads the system's clock by itself.
public protocol TransferClock: Sendable {
  /// The moment that it is.
  var now: Timestamp { get }

  /// Waits until so much time has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws
}
