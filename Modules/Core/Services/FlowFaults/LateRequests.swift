import Foundation
import Synchronization

/// Requests on their way to a service, which arrive even if the app that made them is gone.
final class LateRequests: Sendable {
  /// The execution of a request at the time of its arrival.
  typealias Work = @Sendable (Date) async -> Void

  private struct State {
    var waiting: [(arrival: Date, work: Work)] = []
    /// The task that executes the requests that have arrived.
    var execution: Task<Void, Never>?
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.waiting.count } }

  func add(at arrival: Date, _ work: @escaping Work) {
    state.withLock { $0.waiting.append((arrival, work)) }
  }

  /// Executes the requests that have arrived by a time, in the order of their arrival, or waits for another call that
  /// does.
  func executeArrived(by now: Date) async {
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
