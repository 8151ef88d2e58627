import Contact
import FlowHeadless
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import Money
import Onboarding
import Profile
import Storage
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// Launches with states of the disk that ordinary use does not lead to.
@MainActor
struct LaunchTests {
  private let folder: TestFolder
  private let file: URL

  init() throws {
    folder = try TestFolder()
    file = URL(filePath: folder.path("app.sqlite"))
  }

  @Test func `recognizes another user's address in any spelling`() async throws {
    let disk = try await appSchema.open(.file(file))
    let grace = User(
      id: UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 2))),
      email: try EmailAddress("grace@example.com"), country: try Country("US"))
    try await SQLiteUserStore(in: disk).save(grace)
    await disk.close()

    let failure = try await failure(
      of: """
        # An address that has an account
        tap "Open an account"
        fill "E-mail" with "GRACE@Example.com"
        tap "Continue"
        expect screen "Email"
        expect text "GRACE@Example.com has an account already. Enter another e-mail address for a new one."
        fill "E-mail" with "ada@example.com"
        expect no text "has an account already"
        tap "Continue"
        expect screen "Country"

        """)

    #expect(failure == nil)
  }

  /// Catches a pending link that is lost if the process is killed after the feature has ended and before the link
  /// opens.
  @Test func `opens the pending link if no feature is restored`() async throws {
    let disk = try await appSchema.open(.file(file))
    try await EntryStore(in: disk).pending.set(try Place.profile.stored)
    await disk.close()

    let failure = try await failure(
      of: """
        # A link that waits
        expect stack "Home / Personal details"
        pull down
        relaunch
        expect stack "Home"

        """)

    #expect(failure == nil)
  }

  private func failure(of journey: String) async throws -> JourneyReport.Failure? {
    let device = try await Device.launched(
      dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let report = await JourneyPlayer(host: device).play(
      try Device.parser.journey(named: "launch", from: Array(journey.utf8)))
    await device.quit()
    return report.failure
  }
}
