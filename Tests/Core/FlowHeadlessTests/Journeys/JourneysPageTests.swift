import FlowHeadless
import Foundation
import Testing

/// The examples of docs/reference/journeys.md that `.ci/check-journeys-page` cannot play on the App.
@MainActor
struct JourneysPageTests {
  @Test func `plays the example with tabs`() async throws {
    let report = try await TabsApp().play(example("tabs"))

    #expect(report.failure == nil)
    #expect(report.steps == 11)
  }

  @Test func `plays the example with all words of a page`() async throws {
    let report = try await SavingsScreen.app().play(example("words"))

    #expect(report.failure == nil)
    #expect(report.steps == 19)
  }

  private func example(_ name: String) throws -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs/reference/journeys.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "```journey \(name)" }.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
  }
}
