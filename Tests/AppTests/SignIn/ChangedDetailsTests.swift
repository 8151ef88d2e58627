import FlowFaults
import FlowHeadless
import FlowProgram
import FlowTesting
import Foundation
import Testing

@testable import App

@MainActor
struct ChangedDetailsTests {
  // Catches an account that forgets what the bank has confirmed, and sends it again at each launch.
  @Test func `a launch does not send again what the bank has`() async throws {
    let folder = try TestFolder()
    let device = try await Device.launched(
      dataAt: URL(filePath: folder.path("app.sqlite")), startingAt: DeviceClock.journeyStart, isRepeatable: true)
    var sentCounts: [Int] = []
    for journey in [
      """
      # Changes the name
      after Onboarding/with-a-personal-account
      tap "Settings"
      tap "Personal details"
      fill "Last name" with "King"
      tap "Continue"
      tap "Save"
      back
      expect stack "Home"

      """,
      """
      # Starts the app again
      kill
      relaunch
      expect text "Hello, Ada King."

      """,
    ] {
      let report = try await JourneyPlayer(host: device).play(wholeJourney: journey)
      #expect(report.failure == nil, "\(report.transcript.suffix(2000))")
      sentCounts.append(device.services.reduce(0) { $0 + ($1.status.callCounts["account"] ?? 0) })
    }
    await device.quit()

    // The opening of the account, and the change.
    #expect(sentCounts == [2, 2])
  }
}
