public import Testing

/// An answer that asynchronous work awaits until the test gives it.
@MainActor
public final class TestAnswer<Value: Sendable> {
  /// The number of times that the answer was requested.
  public private(set) var askCount = 0
  private var waiting: [CheckedContinuation<Value, Never>] = []

  public init() {}

  /// Waits for the answer.
  public func value() async -> Value {
    await withCheckedContinuation { continuation in
      askCount += 1
      waiting.append(continuation)
    }
  }

  /// Waits until the answer was requested; work on other threads may take many turns.
  /// - Parameters:
  ///   - times: How many times it was requested.
  ///   - sourceLocation: The place of a failure.
  public func asked(_ times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async {
    await nextTurns(sourceLocation: sourceLocation) { askCount >= times }
  }

  /// Gives the answer to all waiting tasks.
  public func give(_ value: Value) {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume(returning: value) }
  }
}

/// Lets the main actor run its pending jobs.
@MainActor
public func nextTurn() async {
  await Task {}.value
}

/// Lets other tasks run until a condition holds; a condition that never holds fails the test instead of blocking it.
/// - Parameters:
///   - sourceLocation: The place of a failure.
///   - isMet: The condition, on the caller's actor.
package func nextTurns(sourceLocation: SourceLocation = #_sourceLocation, until isMet: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if isMet() { return }
    await nextTurn()
  }
  Issue.record("The condition did not hold after a million turns.", sourceLocation: sourceLocation)
}
