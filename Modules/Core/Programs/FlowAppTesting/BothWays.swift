import FlowTesting
package import Testing

/// Runs each test of a suite twice: with immediate transitions, and with transitions in progress.
package struct BothWays: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await FlowTests.bothWays { try await function() }
  }
}

extension Trait where Self == BothWays {
  /// A flow must behave the same both ways.
  package static var bothWays: BothWays { BothWays() }
}
