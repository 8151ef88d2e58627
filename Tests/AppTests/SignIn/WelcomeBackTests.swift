import FlowHeadless
import FlowProgram
import FlowTesting
import Foundation
import Testing

@testable import App

@MainActor
struct WelcomeBackTests {
  // Catches a sign-in that continues without screens once the person has left it, so that no feature begins any more.
  @Test func `a person who leaves the sign-in at home can begin it again`() async throws {
    let folder = try TestFolder()
    let device = try await Device.launched(
      dataAt: URL(filePath: folder.path("app.sqlite")), startingAt: DeviceClock.journeyStart, isRepeatable: true)

    let report = try await JourneyPlayer(host: device).play(
      wholeJourney: """
        # Leaves the sign-in
        after Onboarding/with-a-personal-account
        the bank ends the session
        clock +1m
        tap "Sign in"
        pull down
        expect stack "Home"
        tap "Sign in"
        expect stack "Home / Sign in"

        """)
    await device.quit()

    #expect(report.failure == nil, "\(report.transcript.suffix(2000))")
  }
}
