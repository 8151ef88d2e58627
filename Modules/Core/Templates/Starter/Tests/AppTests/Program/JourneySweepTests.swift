import FlowAppTesting
import Testing

@testable import App

@MainActor
struct JourneySweepTests {
  /// Each journey with kills, and with faults of services and of the disk; `EFFORT=full swift test` plays all of them.
  @Test func `a disturbed journey breaks no rule, and leads home`() async throws {
    let outcome = try await JourneySweep(of: TestedApp()).outcome()

    print(outcome)
    #expect(outcome.problems == [])
    #expect(outcome.playCount > 0)
  }
}
