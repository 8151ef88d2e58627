import FlowHeadless
import Testing

/// Presentations that no feature of the app uses: sheets with heights, popovers, and one modal in place of another.
@MainActor
struct ModalsJourneyTests {
  private let app = TabsApp()

  @Test func `a letter is written on sheets that replace each other`() async throws {
    let report = try await app.play(
      """
      # A letter is written
      select tab "Mail"
      tap "Write"
      expect stack "Tabs (Feed: Posts) [Mail: Inbox] / Letter"
      tap "Address"
      expect stack "Tabs (Feed: Posts) [Mail: Inbox] / Letter / Recipients"
      pull down                     # a tap beside the popover
      expect screen "Letter"
      expect text "To nobody"
      tap "Address"
      tap "Ada"                     # the letter replaces the old one and the popover
      expect stack "Tabs (Feed: Posts) [Mail: Inbox] / Letter"
      expect text "To Ada"
      tap "Preview"
      expect stack "Tabs (Feed: Posts) [Mail: Inbox] / Preview"
      expect no result              # the letter that made room was not left
      pull down
      expect screen "Letter"
      tap "Preview"
      tap "Send"
      expect screen "Inbox"
      expect result "letter to Ada"
      """)

    #expect(report.failure == nil)
    #expect(report.steps == 21)
    #expect(report.transcript.contains("== Letter == (sheet)"))
    #expect(report.transcript.contains("== Recipients == (popover)"))
  }

  @Test func `pulling the letter down cancels it`() async throws {
    let report = try await app.play(
      """
      # A letter is not written
      select tab "Mail"
      tap "Write"
      pull down
      expect screen "Inbox"
      expect result "no letter"
      """)

    #expect(report.failure == nil)
  }

  @Test func `each sheet has its own heights`() async throws {
    _ = try await app.play("# A letter\nselect tab \"Mail\"\ntap \"Write\"")
    #expect(app.person?.window.stack.entries.last?.placement == .presented(.sheet(heights: [.medium, .large])))

    _ = try await app.play("# Its preview\ntap \"Preview\"")
    #expect(app.person?.window.stack.entries.last?.placement == .presented(.sheet(heights: [.points(400)])))
  }
}
