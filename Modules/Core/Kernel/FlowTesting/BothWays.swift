public import Testing

/// Runs each test of a suite twice: with immediate transitions, and with transitions in progress.
public struct BothWays: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await FlowTests.bothWays { try await function() }
  }
}

extension Trait where Self == BothWays {
  /// A flow must behave the same both ways.
  public static var bothWays: BothWays { BothWays() }
}
