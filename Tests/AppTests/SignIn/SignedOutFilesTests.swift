import FlowHeadless
import FlowProgram
import FlowTesting
import Foundation
import Testing

@testable import App

@MainActor
struct SignedOutFilesTests {
  /// Values that only Ada, or her session, has brought onto the device.
  private static let values = [
    "ada@example.com", "Lovelace", "St James", "7946", "Emmy Noether", "DE89370400440532013000", "Rent of Ada",
    "-of-the-sandbox", "enchantress",
  ]

  private static let journey = """
    # Signs out
    after SignIn/set-a-password

    open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
    tap "Continue"
    choose "Person" for "Recipient is a"
    fill "Name" with "Emmy Noether"
    fill "IBAN" with "DE89370400440532013000"
    tap "Continue"
    fill "Reference, at most 35" with "Rent of Ada"
    tap "Confirm and send"
    tap "Done"
    tap "Settings"
    tap "Sign out"
    tap "Sign out"
    expect no row "Personal details" shows "Ada Lovelace"
    """

  // Catches a document that is not registered as the person's, kept copies, and a secret that stays.
  @Test(arguments: [false, true])
  func `after signing out, no byte of the person is in the app's files`(isRunning: Bool) async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(
      dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let report = try await JourneyPlayer(host: device).play(wholeJourney: Self.journey)
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    if !isRunning { await device.quit() }

    let found = try Self.found(in: folder)
    if isRunning { await device.quit() }

    #expect(found == [])
  }

  /// Catches a search that finds nothing, whatever there is.
  @Test func `before signing out, the values are in the app's files`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(
      dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let journey = Self.journey.split(separator: "\n").prefix { !$0.contains("Settings") }.joined(separator: "\n")
    let report = try await JourneyPlayer(host: device).play(wholeJourney: journey)
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    await device.quit()

    let found = Set(try Self.found(in: folder).map { $0.prefix { $0 != ":" } })

    // The password is never stored.
    #expect(found == Set(Self.values.filter { $0 != "enchantress" }.map { $0[...] }))
  }

  /// Returns the values that the app's files have, with the names of the files; the bank's are those of a server.
  private static func found(in folder: TestFolder) throws -> [String] {
    let root = URL(filePath: folder.path(""))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("")).filter { !$0.contains(".bank") }
    var found: [String] = []
    for path in paths.sorted() {
      var isFolder: ObjCBool = false
      let url = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      let content = try Data(contentsOf: url)
      found += values.filter { content.range(of: Data($0.utf8)) != nil }.map { "\($0): \(path)" }
    }
    return found
  }
}
