import FlowHeadless
import FlowShell
import Testing

@testable import App
@testable import FlowExplorer
@testable import FlowProgram

/// The sign-in on a device, each rule by the shortest way to its violation; most were found by an exploration.
@MainActor
struct ExploredSignInTests {
  // Catches the former person's e-mail address in the next form.
  @Test func `after signing out, SignIn shows nothing of the former person`() async throws {
    let play = try await play(
      """
      tap "Done"
      the bank ends the session
      clock +1m
      tap "Sign in"
      tap "Forgot your password?"
      tap "Send a code"
      fill "Code" with secret "code"
      fill "New password" with secret "ada"
      tap "Set the password"
      tap "Use another account"
      tap "Sign out"
      tap "Sign in"
      """)

    #expect(play.latest.screen?.name == "Sign in")
    #expect(play.latest.screen?.fields.first.map { [$0.label, $0.value] } == ["E-mail", ""])
  }

  // Catches a former person's late receipt.
  @Test func `a receipt that arrives after signing out is not shown`() async throws {
    let play = try await play(
      """
      tap "Done"
      bank next "status" is held
      tap "Open transfer-1"
      tap "Settings"
      tap "Personal details"
      back
      tap "Sign out"
      tap "Sign out"
      bank gives its replies
      """)

    #expect(play.latest.screen?.name == "Settings")
    #expect(play.latest.heldReplyCount == 0)
    #expect(play.violations == [])
  }

  // Catches a second look-up that waits for the first one, as if it were work of the program's.
  @Test func `a second tap on “Try again” waits for the sign-in of the first one`() async throws {
    let play = try await play(
      """
      tap "Leave it for now"
      bank is up
      the bank ends the session
      """, after: "bank is down")

    await play.perform(ExplorerAction(.tapTwice, .tapTwice("Try again")))

    #expect(play.latest.screen?.name == "Sign in")
    #expect(play.isIdle)
  }

  // Catches a call that is made once for each tap, and once more for the person's return.
  @Test func `after the sign-in, two taps on “Try again” have repeated a call once`() async throws {
    let play = try await play(
      """
      tap "Leave it for now"
      bank is up
      the bank ends the session
      bank next "9" "transfers" are held
      tap "Try again" twice
      tap "Continue"
      fill "Code" with secret "code"
      tap "Continue"
      """, after: "bank is down")

    #expect(play.latest.screen?.name == "Home")
    #expect(play.latest.heldReplyCount == 1)
  }

  // Catches a sign-in in which the person whose session has expired can type another address.
  @Test func `above an expired session, the e-mail address is fixed`() async throws {
    let play = try await play(
      """
      tap "Done"
      the bank ends the session
      clock +1m
      tap "Sign in"
      """)

    #expect(play.latest.screen?.title == "Sign in as ada@example.com")
    #expect(play.latest.screen?.fields.map(\.label) == ["Password, if you have set one"])
  }

  // Catches a notice that names a recipient while nobody knows whose transfer it was.
  @Test func `a transfer that was not sent is reported when the owner of the data is known`() async throws {
    let play = try await play(
      """
      clock +31m
      tap "Leave it for now"
      relaunch
      the secrets are unreadable
      kill
      relaunch
      """, after: #"bank next "5" "transfers" answer "503""#)
    let before = play.latest.screen?.name

    await play.perform(ExplorerAction(.fault, [DevicePhrase.secretsAreReadable.step]))

    #expect(before == "Home")
    #expect(play.latest.screen?.alertTitle == "Not sent")
    #expect(play.violations == [])
  }

  // Catches a rule for which a sign-out opens a locked app if its save was not confirmed, and is on the disk.
  @Test func `after a sign-out whose save was not confirmed, nothing is locked`() async throws {
    let play = try await play(
      """
      tap "Done"
      the device does not recognize the person
      leave the app
      clock +2m
      come back
      next save is not confirmed
      tap "Use another account"
      tap "Sign out"
      """)

    await play.perform(.relaunch)

    #expect(play.latest.shell?.session?.status.rawValue == "none")
    #expect(play.violations == [])
  }

  // Catches SignIn with the e-mail address of a forgotten person: it was opened while a slow disk forgot them.
  @Test func `asked for another account while a sign-out is saved, the app forgets the former one`() async throws {
    let play = try await play(
      """
      tap "Done"
      the bank ends the session
      clock +1m
      tap "Sign in"
      tap "Use another account"
      next save is held
      tap "Sign out"
      tap "Sign in"
      tap "Use another account" twice
      """)
    let before = play.latest.screen?.title

    await play.perform(ExplorerAction(.fault, [DevicePhrase.saveEnds.step]))
    let after = play.latest.screen
    await play.perform(ExplorerAction(.tap, .tap("Sign in")))

    #expect(before == "Sign in as ada@example.com")
    #expect(after?.name == "Home" && after?.lines.contains { $0.contains("Ada") } == false)
    #expect(play.latest.screen?.fields.map(\.value) == ["", ""])
    #expect(play.violations == [])
  }

  /// Plays steps after the confirmation of a transfer.
  /// - Parameter fault: The line before the confirmation.
  private func play(_ steps: String, after fault: String? = nil) async throws -> CheckedPlay {
    let device = try await ExploredDevice(SandboxApp(), language: nil)
    let beginning = PreparedDevice.upToReview.split(separator: "\n").dropFirst().joined(separator: "\n")
    let confirmation = [fault, #"tap "Confirm and send""#].compactMap(\.self).joined(separator: "\n")
    let journey = try Device.parser.journey(
      named: "steps", from: Array("# Steps\n\(beginning)\n\(confirmation)\n\(steps)\n".utf8))
    let play = CheckedPlay(on: device)
    await play.begin(with: ExplorerAction.actions(for: ExplorerRoot("steps", journey).steps))
    try #require(play.latest.screen != nil)
    return play
  }
}
