import Synchronization
import Transfer

/// A clock that stands still unless somebody waits.
final class TestClock: TransferClock {
  private let state: Mutex<(now: Timestamp, waits: [Duration])>

  init() throws {
    state = Mutex((try .noon, []))
  }

  var now: Timestamp { state.withLock { $0.now } }
  /// All that was waited for, in order.
  var waits: [Duration] { state.withLock { $0.waits } }

  func pass(_ duration: Duration) {
    state.withLock { $0.now = $0.now + duration }
  }

  func sleep(for duration: Duration) async throws {
    state.withLock { $0.waits.append(duration) }
    pass(duration)
  }
}
