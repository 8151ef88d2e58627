public import Foundation

/// The limits and the clocks of a client.
public struct HTTPSettings: Sendable {
  /// The real time for all attempts of a call together, without the time that the session takes for a token.
  public var deadline = Duration.seconds(30)
  /// How often a repeatable request is sent again after a problem that may pass.
  public var retryCount = 2
  /// The maximum size of an answer's body, in bytes.
  public var largestAnswer = 1_000_000
  /// Returns the time to wait before a retry, counted from 1, if the service has not said one.
  public var backOff: @Sendable (_ retry: Int) -> Duration = { retry in
    .milliseconds(500) * (1 << min(retry - 1, 6)) * Double.random(in: 0.5...1)
  }
  /// The app's clock, for dates in answers.
  public var now: @Sendable () -> Date = { .now }
  /// Waits on the app's clock, for back-off and `Retry-After`; a simulated device advances its clock instead.
  public var wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// The real clock, for the deadline.
  package var clock: any Clock<Duration> = ContinuousClock()

  public init() {}
}
