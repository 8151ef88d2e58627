import Synchronization
package import Transfer

/// A stopped clock, which a test advances.
package final class TestClock: TransferClock {
  /// The effect of a call that sleeps.
  package enum Sleep: Sendable {
    /// The call waits until a test advances the clock.
    case waits
    /// The call advances the clock, and returns.
    case advances
    /// The call returns, and no time passes.
    case takesNoTime
    /// The call fails as cancelled.
    case fails
  }

  private struct State {
    var now: Timestamp
    var waits: [Duration] = []
    var sleepers: [(end: Timestamp, continuation: AsyncStream<Never>.Continuation)] = []
  }

  private let effect: Sleep
  private let state: Mutex<State>

  /// - Parameters:
  ///   - now: The time at which it is stopped.
  ///   - sleep: The effect of a call that sleeps.
  package init(_ now: Timestamp, sleep: Sleep = .waits) {
    effect = sleep
    state = Mutex(State(now: now))
  }

  package var now: Timestamp { state.withLock(\.now) }

  /// The durations of all calls that slept, in order.
  package var waits: [Duration] { state.withLock(\.waits) }

  /// The number of calls that wait.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Advances the clock, and ends the calls whose time has come.
  @Sendable package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now + duration
      let now = state.now
      defer { state.sleepers.removeAll { $0.end <= now } }
      return state.sleepers.filter { $0.end <= now }
    }
    for sleeper in woken { sleeper.continuation.finish() }
  }

  package func sleep(for duration: Duration) async throws {
    state.withLock { $0.waits.append(duration) }
    switch effect {
    case .advances: advance(by: duration)
    case .takesNoTime: await Task.yield()
    case .fails: throw CancellationError()
    case .waits:
      let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
      state.withLock { $0.sleepers.append(($0.now + duration, continuation)) }
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }
}
