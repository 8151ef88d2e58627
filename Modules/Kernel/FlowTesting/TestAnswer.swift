/// An answer that asynchronous work waits for until the test gives it.
@MainActor
public final class TestAnswer<Value: Sendable> {
  /// How many times it was asked for.
  public private(set) var askCount = 0
  private var waiting: [CheckedContinuation<Value, Never>] = []

  /// An answer that is not given yet.
  public init() {}

  /// Waits for the answer.
  public func value() async -> Value {
    await withCheckedContinuation { continuation in
      askCount += 1
      waiting.append(continuation)
    }
  }

  /// Answers all that wait.
  public func give(_ value: Value) {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume(returning: value) }
  }
}

/// Lets the main actor do what waits for its turn now.
@MainActor
public func nextTurn() async {
  await Task {}.value
}
