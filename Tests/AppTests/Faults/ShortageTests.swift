import FlowHeadless
import FlowStorage
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// A full disk, a clock that is set back, and a second process on one file.
@MainActor
struct ShortageTests {
  private let folder: TestFolder
  private let file: URL

  init() throws {
    folder = try TestFolder()
    file = URL(filePath: folder.path("app.sqlite"))
  }

  /// Catches a false "Nothing that you entered is lost".
  @Test func `a full disk is reported with the unsaved input still on the screen`() async throws {
    let device = try await launch()
    try await play("# Full\ntap \"Add your details\"\n", on: device)
    let database = try #require(device.database)
    _ = try await database.write { try $0.query("PRAGMA max_page_count = 1") }

    try device.driver?.window.perform(.fill("First name", with: String(repeating: "Well done. ", count: 2_000)))
    await device.driver?.settle()
    let notice = try await readNotice(on: device)

    #expect(notice?.title == "Nothing can be saved")
    #expect(
      notice?.lines == [
        "What you enter from now on is lost when the app ends. "
          + "There is no room left to save. Nothing was changed; free some space and try again."
      ])
    #expect(screen(device)?.fields.first?.value.hasPrefix("Well done.") == true)
    await device.kill()
    await device.relaunch()
    #expect(screen(device)?.fields.first?.value == "")
  }

  @Test func `keeps unsaved input, and saves it once the disk works`() async throws {
    let disk = try await DiskBefore(.business)
    let copy = try disk.copy()
    let device = try await disk.device(at: copy)
    let database = try #require(device.database)
    await database.limitCommits(to: database.commitCount)

    try device.driver?.window.perform(.tap("Save"))
    await device.driver?.settle()
    let refused = screen(device)
    await database.limitCommits(to: nil)
    try device.driver?.window.perform(.tap("Save"))
    await device.driver?.settle()

    #expect(refused?.name == "Business review")
    #expect(
      refused?.lines.contains("Your businesses cannot be reached right now. What you entered is still here: try again.")
        == true)
    #expect(screen(device)?.lines.contains("Business: Engines Ltd") == true)
    await device.quit()
  }

  @Test func `a clock that is set back sends nothing twice, and loses nothing`() async throws {
    let disk = try await DiskBefore(.pending)
    let copy = try disk.copy()
    let device = try await disk.device(at: copy)
    await device.advanceClock(by: .seconds(-86_400))
    try device.driver?.window.perform(.tap("Check again"))
    await device.driver?.settle()
    let pending = screen(device)?.lines.contains { $0.hasPrefix("Pending:") }

    try await device.perform("bank is up", [])
    await device.relaunch()
    var person = KilledPerson(with: device, disk)
    try await person.continueToHome()

    #expect(pending == true)
    #expect(person.problems == [])
    await device.quit()
  }

  @Test func `the first of two processes on one file reports that its data may be outdated`() async throws {
    let first = try await launch()
    let second = try await launch()
    try await play("# Second\ntap \"Add your details\"\n\(FlowEnd.person)tap \"Save\"\n", on: second)

    try first.driver?.window.perform(.tap("Settings"))
    await first.driver?.settle()
    try first.driver?.window.perform(.back)
    await first.driver?.settle()
    await first.advanceClock(by: .seconds(1))
    await first.driver?.settle()

    #expect(
      screen(first)?.lines.contains(
        "Another program has changed the data on this device. Start the app again to see it.") == true)
    await second.quit()
    await first.quit()
  }

  private func launch() async throws -> Device {
    try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart)
  }

  private func screen(_ device: Device) -> ScreenSnapshot? { device.driver?.window.snapshot }

  /// Waits for a notice, and dismisses it.
  private func readNotice(on device: Device) async throws -> ScreenSnapshot? {
    await nextTurns { screen(device)?.name == "Alert" }
    await device.driver?.settle()
    let notice = screen(device)
    try device.driver?.window.perform(.tap("OK"))
    await device.driver?.settle()
    return notice
  }

  private func play(_ journey: String, on device: Device) async throws {
    let report = try await JourneyPlayer(host: device).play(wholeJourney: journey)
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
  }
}
