import FlowAppTesting
import FlowTesting
import Testing

@testable import FlowProgram

@MainActor
struct JourneySweepTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let journey = """
      # A renewal

      tap "Renew"
      tap "Renew all"
      expect text "Renewal 0 was made."

      """
    _ = try folder.write(Array(journey.utf8), to: "Renewal.journey")
  }

  private func outcome(with bug: LoansBug?) async throws -> SweepOutcome {
    var app = LoansApp(bug: bug)
    app.journeys = folder.url
    return try await JourneySweep(of: app).outcome()
  }

  @Test func `plays each disturbance, and finds nothing in an app without mistakes`() async throws {
    let outcome = try await outcome(with: nil)

    let counts = try #require(outcome.counts["Renewal"])
    #expect(outcome.problems == [])
    // Before both steps and after the last one.
    #expect(counts[.none] == 1 && counts[.kill] == 3)
    #expect(counts[.offline] ?? 0 > 0 && counts[.fault] ?? 0 > 20)
    #expect(outcome.playCount == outcome.variationCount + 1)
  }

  /// Catches a sweep that plays a journey only as it is written, where the app has no mistake.
  @Test func `finds a mistake that only a lost reply shows`() async throws {
    let outcome = try await outcome(with: .reportsUnknownAsRefused)

    #expect(outcome.problems.contains { $0.contains("A renewal that is made is not reported as refused.") })
  }

  /// Catches a comparison that looks only at plays that fail.
  @Test func `finds a difference from the app with other screens`() async throws {
    var (app, other) = (LoansApp(), LoansApp(bug: .reportsUnknownAsRefused))
    (app.journeys, other.journeys) = (folder.url, folder.url)
    let sweep = JourneySweep(of: app, playing: 20)

    let (same, different) = (try await sweep.outcome(comparingWith: app), try await sweep.outcome(comparingWith: other))

    #expect(same.problems == [])
    #expect(different.problems.contains { $0.hasPrefix("It differs: ") })
  }

  @Test func `a part of the disturbances has all kinds`() async throws {
    var app = LoansApp()
    app.journeys = folder.url

    let outcome = try await JourneySweep(of: app, playing: 20).outcome()

    #expect(outcome.playCount == (Effort.isFull ? outcome.variationCount : 20) + 1)
    #expect(outcome.counts["Renewal"]?.count == 4)
  }
}
