import FlowHeadless
import Testing

@MainActor
struct JourneyFactTests {
  private let app = NotesApp()

  @Test(
    arguments: [
      (#"screen "Form""#, #"screen "Home""#, #"the screen is "Form""#),
      (#"title "Your details""#, #"title "Your""#, #"the title is "Your details""#),
      (#"text "who you""#, #"text "who I""#, #"no text on the screen contains "who I""#),
      (#"text "Enter your""#, #"text "who\u{A0}you""#, #"no text on the screen contains "who\u{A0}you""#),
      (#"field "Country""#, #"field "County""#, #"there is no such field; the nearest is "Country""#),
      (#"field "Country" is """#, #"field "Country" is "Estonia""#, #"it is """#),
      (#"error"#, #"error for "Country""#, "it has no error"),
      (#"error for "First name""#, #"error for "State""#, "there is no such field"),
      (
        #"error "Enter your first name.""#, #"error "Enter""#, #"the first error is "Enter your first name.""#
      ),
      (
        #"error "Enter your first name." for "First name""#, #"error "Enter it." for "First name""#,
        #"its error is "Enter your first name.""#
      ),
      (#"action "Delete""#, #"action "Delet""#, #"there is no such action; the nearest is "Delete""#),
      (#"action "Delete" is enabled"#, #"action "Delete" is disabled"#, "it is enabled"),
      (#"action "Continue" is disabled"#, #"action "Continue" is enabled"#, "it is disabled"),
      (
        #"option "Estonia" for "Country""#, #"option "Estona" for "Country""#,
        "it has no such option; the nearest is \"Estonia\""
      ),
      (
        #"stack "Home / Form""#, #"stack "Home > Form""#,
        #"the stack is "Home / Form""#
      ),
      (#"no result"#, #"result"#, "there is no result"),
      (#"no busy"#, #"busy"#, "the screen is not busy"),
    ])
  func `an unmet expectation describes the actual state`(
    holds: String, fails: String, finding: String
  ) async throws {
    let good = try await app.play("tap Write\nexpect \(holds)")
    let bad = try await app.play("expect \(fails)")

    #expect(good.failure == nil)
    #expect(bad.failure?.reason == .expectationFailed(finding))
  }

  @Test(
    arguments: [
      #"screen "Form""#, #"title "Your details""#, #"text "who""#, #"field "Country""#,
      #"field "Country" is """#, "error", #"error for "First name""#, #"action "Delete""#,
      #"action "Delete" is enabled"#, #"option "Estonia" for "Country""#, #"stack "Home / Form""#,
    ])
  func `a negated expectation fails if the fact holds`(fact: String) async throws {
    let report = try await app.play("tap Write\nexpect no \(fact)")

    #expect(report.failure?.reason == .expectationFailed("unexpected \(fact)"))
  }

  @Test(
    arguments: [
      ("expect tab \"Mails\"", "there is no such tab; the nearest is \"Mail\""),
      ("expect tab \"Mails\" is selected", "there is no such tab; the nearest is \"Mail\""),
      ("expect tab \"Mail\" is selected", "it is not selected"),
      ("expect no tab \"Mail\"", "unexpected tab \"Mail\""),
      ("expect no tab \"Feed\" is selected", "unexpected tab \"Feed\" is selected"),
    ])
  func `an unmet expectation of a tab describes its state`(line: String, finding: String) async throws {
    let report = try await TabsApp().play(line)

    #expect(report.failure?.reason == .expectationFailed(finding))
  }

  @Test func `a result is available when a flow has ended`() async throws {
    let report = try await app.play(
      """
      tap Write
      fill "First name" with Ada
      expect no error
      tap Continue
      expect result
      expect result "written"
      expect no result "cancelled"
      """)

    #expect(report.failure == nil)
  }
}
