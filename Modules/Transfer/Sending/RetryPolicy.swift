/// The number and timing of attempts while the outcome is unknown.
public struct RetryPolicy: Sendable {
  /// The number of attempts before the person is told that the outcome is unknown.
  public let attemptCount: Int
  /// The delay before the second attempt; it doubles before each further one.
  public let firstDelay: Duration
  /// The longest delay, even if the bank asks for more: the intent is resumed later.
  public let longestDelay: Duration

  /// Creates a policy; by default five attempts within a quarter of a minute.
  public init(
    attemptCount: Int = 5, firstDelay: Duration = .seconds(1), longestDelay: Duration = .seconds(60)
  ) {
    self.attemptCount = attemptCount
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
  }

  /// Returns the delay before an attempt, counted from 0.
  func delay(before attempt: Int) -> Duration {
    guard attempt > 0 else { return .zero }
    let doublings = min(attempt - 1, 16)
    return min(firstDelay * (1 << doublings), longestDelay)
  }
}
