import FlowAppTesting
import Testing

@testable import App

@MainActor
struct FeedbackEndTests {
  /// Catches an end of two transactions: killed in between, the app leads back to a feature that has half ended.
  @Test func `a kill at any write of an end leads back to the feature, or to the state after it`() async throws {
    let outcomes = try await EndKills(of: TestedApp()).outcomes(ofJourneys: "Feedback/")

    for outcome in outcomes { print(outcome) }
    #expect(outcomes.flatMap(\.problems) == [])
    #expect(outcomes.map(\.silentCount).reduce(0, +) == 0)
    #expect(outcomes.map(\.killCount).reduce(0, +) >= 2)
  }
}
