import Synchronization
import Transfer

/// A clock that advances only by waiting.
final class TestClock: TransferClock {
  private let state: Mutex<(now: Timestamp, waits: [Duration])>

  init() throws {
    state = Mutex((try .noon, []))
  }

  var now: Timestamp { state.withLock { $0.now } }
  /// The durations of all waits, in order.
  var waits: [Duration] { state.withLock { $0.waits } }

  func pass(_ duration: Duration) {
    state.withLock { $0.now = $0.now + duration }
  }

  func sleep(for duration: Duration) async throws {
    state.withLock { $0.waits.append(duration) }
    pass(duration)
  }
}
