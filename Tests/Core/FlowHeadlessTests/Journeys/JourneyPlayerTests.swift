import FlowHeadless
import FlowKit
import Testing

@MainActor
struct JourneyPlayerTests {
  private let app = NotesApp()

  @Test func `a transcript contains each line, and each changed screen`() async throws {
    let report = try await app.play(
      """
      # A person writes a note
      expect text "Nothing written"
      tap "Write"
      # The name is wanted first.
      expect action "Continue" is disabled
      fill "First name" with "Ada"
      tap "Continue"
      expect result "written"
      """)

    #expect(report.failure == nil)
    #expect(report.steps == 6)
    #expect(
      report.transcript == """
        A person writes a note
        ----------------------
            == Notes ==
              Nothing written yet.
              [Write]
              [Forget] (disabled)
              [Break a rule]
              [Be caught]
        ok  expect text "Nothing written"

        >   tap "Write"
            == Your details == (sheet)
              Tell us who you are.
              First name
                          ! Enter your first name.
              Country     {Estonia, Finland}
              E-mail      ada@example.com  (fixed)
              [Continue] (disabled)
              [Turn]
              [Turn]
              [Delete]
              x close   v pull down

        # The name is wanted first.
        ok  expect action "Continue" is disabled

        >   fill "First name" with "Ada"
            == Your details == (sheet)
              Tell us who you are.
              First name  Ada
              Country     {Estonia, Finland}
              E-mail      ada@example.com  (fixed)
              [Continue]
              [Turn]
              [Turn]
              [Delete]
              x close   v pull down

        >   tap "Continue"
            == Notes ==
              Nothing written yet.
              [Write]
              [Forget] (disabled)
              [Break a rule]
              [Be caught]
        ok  expect result "written"

        """)
  }

  @Test func `the same journey gives the same transcript, byte for byte`() async throws {
    let script = "tap Write\nchoose Finland for Country\nback\nkill\nrelaunch\nexpect text \"A draft.\""

    let first = try await NotesApp().play(script)
    let second = try await NotesApp().play(script)

    #expect(first == second)
    #expect(first.failure == nil)
  }

  @Test func `links, the clock, launches, kills and the app's phrases reach the app`() async throws {
    let report = try await app.play(
      """
      open notes://new
      clock +31m
      relaunch
      kill
      expect no screen "Home"
      relaunch
      server refuses with "400"
      """)

    #expect(report.failure == nil)
    #expect(
      app.log == ["opened notes://new", "clock 1860 s", "left, launched", "killed", "launched", "server: 400"])
  }

  /// Catches a player that waits for rest between the tap and the link.
  @Test func `a link can be opened at once, while the screen of a tap is presented`() async throws {
    let report = try await app.play("tap Write and at once open notes://new\nexpect title \"Your details\"\nback")

    #expect(report.failure == nil)
    #expect(app.log == ["opened notes://new during a transition"])
  }

  @Test func `a link is not opened at once if the tap is refused`() async throws {
    let report = try await app.play("tap Wite and at once open notes://new")

    #expect(report.failure?.reason == .refusedAction(.noAction("Wite", nearest: "Write")))
    #expect(app.log == [])
  }

  @Test func `a held swipe can be expected`() async throws {
    app.person?.window.pushNote()

    let report = try await app.play(
      """
      swipe back and hold
      expect title "Note"
      finish the swipe
      expect title "Notes"
      """)

    #expect(report.failure == nil)
  }

  @Test(
    arguments: [
      (#"tap "Wite""#, .refusedAction(.noAction("Wite", nearest: "Write"))),
      (#"tap Write and at once open "http://x""#, .refusedByApp(JourneyError("No app opens http://x."))),
      (#"open "http://x""#, .refusedByApp(JourneyError("No app opens http://x."))),
      ("server recovers", .refusedByApp(JourneyError("The server is well."))),
      (#"tap "Be caught""#, .deadEnd("Alert")),
    ] as [(String, StepError)])
  func `an action that is not possible fails the journey`(line: String, reason: StepError) async throws {
    let report = try await app.play("\n\(line)\nback")

    #expect(report.failure?.line == 2)
    #expect(report.failure?.reason == reason)
    #expect(report.steps == 0)
  }

  @Test func `a violation fails the journey`() async throws {
    let report = try await app.play("tap \"Break a rule\"")

    #expect(
      report.failure?.reason.description
        == "Refused to pop to Headless on Home: the controller is not on the stack.")
  }

  @Test func `a violation at launch fails the first step`() async throws {
    app.person?.window.pop(to: PlainScreen("Elsewhere"), in: HeadlessNavigationController())

    let report = try await app.play("expect screen Home")

    #expect(report.failure?.line == 1)
    #expect(report.failure?.reason == app.person.map { .violated($0.window.refusals) })
  }

  @Test(arguments: ["back", "tap Write", "tap Write and at once open notes://new"])
  func `an app that is not running refuses actions`(line: String) async throws {
    let report = try await app.play("kill\n\(line)")

    #expect(report.failure?.reason == .notRunning)
    #expect(report.failure?.screen == "(no screen)\n")
  }

  @Test func `a failure contains the line, the step, the reason and the screen`() async throws {
    let report = try await app.play("tap Write\nexpect field \"First name\" is \"Bob\"")

    #expect(
      report.failure?.description.hasPrefix(
        """
        Line 2: expect field "First name" is "Bob"
          Not met: it is "".
            == Your details == (sheet)
              Tell us who you are.

        """) == true)
    #expect(report.transcript.contains("\nFAILED  Line 2: expect"))
  }
}

extension HeadlessWindow {
  fileprivate func pushNote() {
    let comment = HeadlessViewController()
    comment.show("Note")
    if let navigation = rootViewController as? HeadlessNavigationController {
      push(comment, onto: navigation, animated: false)
    }
  }
}
