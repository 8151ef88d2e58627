import FlowHeadless
import FlowProgram
import FlowTesting
import Foundation
import Testing

@testable import App

@MainActor
struct DamagedSecretTests {
  private static let signIn = """
    # Signs in
    expect text "Your sign-in is damaged on this device. Sign in again."
    expect no text "Ada"
    tap "Sign in"
    expect no text "ada@example.com"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    fill "Code" with secret "code"
    tap "Continue"
    tap "Done"
    expect stack "Home"
    expect text "Hello, Ada Lovelace."
    expect text "Balances of Ada Lovelace"

    """

  // Catches a home that only says it: nothing there would make a call of the person's, which brings the sign-in.
  @Test func `a person whose secret is damaged signs in at home, and has everything again`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    try await play("# Opens an account\nafter Onboarding/with-a-personal-account\n", on: device)
    await device.kill()
    _ = try folder.write(Array("{".utf8), to: "app.sqlite.secrets/secrets")

    await device.relaunch()

    try await play(Self.signIn, on: device)
    await device.quit()
  }

  // Catches a phrase after which the running app already differs, or the next launch does not.
  @Test func `a journey can damage the secrets of the next launch`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    try await play(
      """
      # Opens an account
      after Onboarding/with-a-personal-account
      the secrets are damaged
      expect text "Hello, Ada Lovelace."
      kill
      relaunch

      """, on: device)

    try await play(Self.signIn, on: device)
    await device.quit()
  }

  private func play(_ journey: String, on device: Device) async throws {
    let report = try await JourneyPlayer(host: device).play(wholeJourney: journey)
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
  }
}
