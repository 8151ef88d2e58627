import FlowHeadless
import Foundation
import Testing

/// The examples of docs/journeys.md that `.ci/check-journeys-page` cannot play on the App.
@MainActor
struct JourneysPageTests {
  @Test func `plays the example with tabs`() async throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../docs/journeys.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { $0 != "```journey tabs" }.dropFirst().prefix { $0 != "```" }

    let report = try await TabsApp().play(example.joined(separator: "\n"))

    #expect(report.failure == nil)
    #expect(report.steps == 11)
  }
}
