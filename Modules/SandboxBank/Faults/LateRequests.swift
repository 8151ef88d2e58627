import Synchronization
import Transfer

/// Requests on their way to the bank, which arrive even if the app that made them is gone.
final class LateRequests: Sendable {
  /// The execution of a request at the time of its arrival.
  typealias Work = @Sendable (Timestamp) async -> Void

  private let waiting = Mutex<[(arrival: Timestamp, work: Work)]>([])

  /// The number of requests on their way.
  var count: Int { waiting.withLock(\.count) }

  func add(at arrival: Timestamp, _ work: @escaping Work) {
    waiting.withLock { $0.append((arrival, work)) }
  }

  /// Takes the requests that have arrived by a time, the first to arrive first.
  func takeArrived(by now: Timestamp) -> [(arrival: Timestamp, work: Work)] {
    waiting.withLock { waiting in
      let arrived = waiting.filter { $0.arrival <= now }
      waiting.removeAll { $0.arrival <= now }
      return arrived.enumerated().sorted { ($0.element.arrival, $0.offset) < ($1.element.arrival, $1.offset) }
        .map(\.element)
    }
  }
}
