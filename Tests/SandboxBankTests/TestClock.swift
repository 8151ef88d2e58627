import Synchronization
import Transfer

/// A stopped clock, which a test moves; only that, or a cancellation, wakes a sleeping task.
final class TestClock: TransferClock {
  private struct State {
    var now: Timestamp
    var sleepers: [(wakes: Timestamp, continuation: AsyncStream<Never>.Continuation)] = []
  }

  private let state: Mutex<State>

  init(_ now: Timestamp) {
    state = Mutex(State(now: now))
  }

  var now: Timestamp { state.withLock(\.now) }

  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now + duration
      let woken = state.sleepers.filter { $0.wakes <= state.now }
      state.sleepers.removeAll { $0.wakes <= state.now }
      return woken
    }
    for sleeper in woken { sleeper.continuation.finish() }
  }

  func sleep(for duration: Duration) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    state.withLock { $0.sleepers.append(($0.now + duration, continuation)) }
    for await _ in stream {}
    try Task.checkCancellation()
  }
}
