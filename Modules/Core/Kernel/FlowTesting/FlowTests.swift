/// Runs tests of flows.
public enum FlowTests {
  /// The pace of transitions in windows of ``FlowTest``.
  @TaskLocal public static var pace = TestWindow.Pace.immediate

  /// Runs a test twice: with immediate transitions, and with transitions in progress.
  ///
  /// A flow must behave the same both ways.
  public static func bothWays(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    try await $pace.withValue(.immediate) { try await body() }
    try await $pace.withValue(.whenAsked) { try await body() }
  }
}
