/// The clock of Transfer and its bank; nothing else reads the system's clock.
public protocol TransferClock: Sendable {
  var now: Timestamp { get }

  /// Waits for a duration.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws
}
