public import Testing

/// An answer that asynchronous work awaits until the test gives it.
@MainActor
public final class TestAnswer<Value: Sendable> {
  /// The number of times that the answer was requested.
  public private(set) var askCount = 0
  /// A test whose work never asks fails after so many turns, instead of waiting forever.
  private static var patience: Int { 100_000 }
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
    var turns = 0
    while askCount < times, turns < Self.patience {
      await nextTurn()
      turns += 1
    }
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
