import FlowKit
import FlowTesting
import Testing

@testable import FlowShell

@MainActor
@Suite(.bothWays)
struct AccountStatusTests {
  /// Catches an app without accounts that offers a sign-up which it does not have.
  @Test func `an app without accounts asks nobody to sign up`() {
    let account = AccountStatus.notNeeded

    #expect(account.exists())
    #expect(account.problem() == nil)
    #expect(account.signUpEntry == nil)
    #expect(!account.isNeeded && AccountStatus(signUpEntry: NotesFeature.Entry.sheet, exists: { true }).isNeeded)
  }

  // Catches a link that shows the details of a person of whom nobody knows whether they hold the device.
  @Test(arguments: ["app://notes", "app://notes/7", "app://notes/secret"])
  func `nothing of the person opens while the owner of the data is unknown`(link: String) async throws {
    let app = try await ShellTest(hasAccount: true, unknownOwner: "Unlock the device.")

    await app.open(link)

    #expect(app.alert?.title == "Your account is not known")
    #expect(app.alert?.message == "Unlock the device.")
    #expect(app.log.entered == [])
    #expect(app.shell?.settingsRows.isEmpty == true)
  }

  @Test func `the place and the pending link stay while their owner is unknown`() async throws {
    let (open, waiting) = (
      try StoredEntry(NotesFeature.Entry.sheet), try StoredEntry(NotesFeature.Entry.note(2))
    )
    let app = try await ShellTest(hasAccount: true, unknownOwner: "Unlock the device.", in: open, waiting: waiting)
    let (entered, kept, pending) = (app.log.entered, app.entries.open.load(), app.entries.pending.load())
    let homecomings = app.log.homecomings

    app.log.unknownOwner = nil
    app.shell?.didLearnOwner()
    await app.settle()

    #expect(entered == [])
    #expect(kept == open)
    #expect(pending == waiting)
    #expect(app.log.entered == ["note(2)"])
    // The features show what they could not show before.
    #expect(app.log.homecomings == homecomings + 1)
  }
}
