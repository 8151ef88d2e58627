import FlowKit
import Synchronization

/// The calls of a program to others, such as servers.
///
/// The answer of a call is handed over when all earlier calls have ended, and their counter calls ``handOver()``: when the
/// consequences of the answer before have run.
package final class OutsideCalls: Sendable {
  /// The calls of the process by `outside`, from the first use of this on; counted after a call of ``watch()``.
  package static let ofProcess = {
    let calls = OutsideCalls()
    outsideCounter.withLock { $0 = calls }
    return calls
  }()

  private struct State {
    var onChange: (@Sendable () -> Void)?
    var lastPlace = 0
    /// The number of calls in progress, by their place.
    var running: [Int: Int] = [:]
    /// The answers that have come, and are not handed over yet.
    var answered: [(place: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var idleWaiters: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { running.isEmpty && answered.isEmpty }

    /// The position of the earliest answer, if no earlier call is in progress.
    var due: Int? {
      let next = answered.indices.min { answered[$0].place < answered[$1].place }
      guard let next, running.keys.allSatisfy({ answered[next].place <= $0 }) else { return nil }
      return next
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Begins to count calls, and hands each answer over some turns after the one before: on threads, nobody knows more exactly
  /// when its consequences have run.
  package func watch() {
    watch { [self] in
      Task {
        for _ in 0..<Self.turns { await Task.yield() }
        handOver()
      }
    }
  }

  private static let turns = 4

  /// Begins to count calls.
  /// - Parameter onChange: Called on any thread when an answer has come; ``handOver()`` is to be called some time afterwards.
  package func watch(onChange: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = onChange } }

  /// Whether no call is in progress, and all answers are handed over.
  package var isEmpty: Bool { state.withLock(\.isEmpty) }

  /// Hands over the next answer, if one is due.
  /// - Returns: Whether one was.
  @discardableResult
  package func handOver() -> Bool {
    let (due, isNextDue) = state.withLock { state -> ([CheckedContinuation<Void, Never>], Bool) in
      guard let position = state.due else { return ([], false) }
      let next = state.answered.remove(at: position).continuation
      guard state.isEmpty else { return ([next], state.due != nil) }
      defer { state.idleWaiters = [] }
      return ([next] + state.idleWaiters, false)
    }
    for continuation in due { continuation.resume() }
    if isNextDue { state.withLock(\.onChange)?() }
    return !due.isEmpty
  }

  /// Waits until no call is in progress.
  /// - Returns: Whether one was.
  package func waitUntilEmpty() async -> Bool {
    guard !isEmpty else { return false }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isEmpty { state.idleWaiters.append(continuation) }
        return state.isEmpty
      }
      if isOver { continuation.resume() }
    }
    return true
  }

  /// - Returns: The call; nil if nobody counts.
  private func begin(inside outer: OutsideCall?) -> OutsideCall? {
    state.withLock { state in
      guard state.onChange != nil else { return nil }
      let place: Int
      if let outer, outer.calls === self, state.running[outer.place] != nil {
        place = outer.place
      } else {
        state.lastPlace += 1
        place = state.lastPlace
      }
      state.running[place, default: 0] += 1
      return OutsideCall(in: self, at: place)
    }
  }

  /// Ends the call, and waits until its answer is handed over.
  private func end(_ call: OutsideCall) async {
    await withCheckedContinuation { continuation in
      let onChange = state.withLock { state in
        let count = state.running[call.place, default: 1] - 1
        state.running[call.place] = count > 0 ? count : nil
        state.answered.append((call.place, continuation))
        return state.onChange
      }
      onChange?()
    }
  }
}

// MARK: - OutsideCounter

extension OutsideCalls: OutsideCounter {
  nonisolated(nonsending) package func perform<Value, Failure: Error>(
    _ call: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let begun = begin(inside: OutsideCall.current) else { return try await call() }
    let result: Result<Value, Failure> = await OutsideCall.$current.withValue(begun) {
      do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
    }
    await end(begun)
    return try result.get()
  }
}

/// A call outside of this program; its place in the order is that of the outermost call around it.
private final class OutsideCall: Sendable {
  @TaskLocal static var current: OutsideCall?

  let calls: OutsideCalls
  let place: Int

  init(in calls: OutsideCalls, at place: Int) {
    self.calls = calls
    self.place = place
  }
}
