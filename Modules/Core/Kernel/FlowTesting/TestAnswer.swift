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
