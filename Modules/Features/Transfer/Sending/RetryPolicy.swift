/// How often, and how soon, the bank is asked again when nobody knows what it did.
public struct RetryPolicy: Sendable {
  /// How often it is asked before the person is told that the outcome is not known yet.
  public let attemptCount: Int
  /// How long to wait before the second attempt; twice as long before each further one.
  public let firstDelay: Duration
  /// Longer than this nobody waits, not even when the bank asks for it: the intent is taken up later.
  public let longestDelay: Duration

  /// A policy; by default five attempts within a quarter of a minute.
  public init(
    attemptCount: Int = 5, firstDelay: Duration = .seconds(1), longestDelay: Duration = .seconds(60)
  ) {
    self.attemptCount = attemptCount
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
  }

  /// How long to wait before an attempt, counted from 0.
  func delay(before attempt: Int) -> Duration {
    guard attempt > 0 else { return .zero }
    let doublings = min(attempt - 1, 16)
    return min(firstDelay * (1 << doublings), longestDelay)
  }
}
