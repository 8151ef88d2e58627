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
    await nextTurns { askCount >= times }
    if askCount < times {
      Issue.record("The answer was requested \(askCount) times, not \(times).", sourceLocation: sourceLocation)
    }
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

/// Lets the main actor run its pending jobs until a condition holds, or for so many turns that a test fails instead of waiting forever.
@MainActor
package func nextTurns(until isMet: () -> Bool) async {
  var turns = 0
  while !isMet(), turns < 100_000 {
    await nextTurn()
    turns += 1
  }
}
