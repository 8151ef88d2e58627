/// How the tests of flows are run.
public enum FlowTests {
  /// When transitions arrive in the windows that ``FlowTest`` makes.
  @TaskLocal public static var pace = TestWindow.Pace.immediate

  /// Runs a test twice: with transitions that are over at once, and with transitions on their way.
  ///
  /// What holds for a flow holds both ways.
  public static func bothWays(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    try await $pace.withValue(.immediate) { try await body() }
    try await $pace.withValue(.whenAsked) { try await body() }
  }
}
