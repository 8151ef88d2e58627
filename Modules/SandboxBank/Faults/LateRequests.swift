import Synchronization
import Transfer

/// Requests on their way to the bank, which arrive even if the app that made them is gone.
final class LateRequests: Sendable {
  /// The execution of a request at the time of its arrival.
  typealias Work = @Sendable (Timestamp) async -> Void

  private struct State {
    var waiting: [(arrival: Timestamp, work: Work)] = []
    /// The task that executes the requests that have arrived.
    var execution: Task<Void, Never>?
  }

  private let state = Mutex(State())

  var count: Int { state.withLock(\.waiting.count) }

  func add(at arrival: Timestamp, _ work: @escaping Work) {
    state.withLock { $0.waiting.append((arrival, work)) }
  }

  /// Executes the requests that have arrived by a time, in the order of their arrival, or waits for another call that
  /// does.
  func executeArrived(by now: Timestamp) async {
    let execution = state.withLock { state in
      let arrived = state.waiting.filter { $0.arrival <= now }
      guard !arrived.isEmpty else { return state.execution }
      state.waiting.removeAll { $0.arrival <= now }
      let inOrder = arrived.enumerated().sorted {
        ($0.element.arrival, $0.offset) < ($1.element.arrival, $1.offset)
      }.map(\.element)
      let execution = Task { [former = state.execution] in
        await former?.value
        for request in inOrder { await request.work(request.arrival) }
      }
      state.execution = execution
      return execution
    }
    await execution?.value
  }
}
