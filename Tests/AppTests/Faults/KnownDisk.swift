import FlowHeadless
import FlowStorage
import FlowTesting
import Foundation
import Storage
import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// A disk with one person, two businesses, a sent and a pending transfer, and partially filled forms.
@MainActor
struct KnownDisk {
  /// The app's file, byte for byte.
  let bytes: [UInt8]
  /// The same while the app runs: the file, its log, and the mark.
  let running: (file: [UInt8], log: [UInt8], mark: [UInt8])
  /// The bank's files, with the log, and the device's secrets.
  let otherFiles: [String: Data]
  /// The true facts.
  let truth: DiskFacts
  /// The names of all documents of the app.
  let documents: Set<String>
  /// The texts of home.
  let lines: [String]

  private static let made = Task { try await KnownDisk() }

  /// The disk, made once for all tests: each works on a copy of it.
  static var shared: KnownDisk { get async throws { try await made.value } }

  private init() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(
      dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let report = try await JourneyPlayer(host: device).play(wholeJourney: Self.journey)
    lines = device.driver?.window.snapshot?.lines ?? []
    documents = Set(await device.database?.documents.keys.map(\.self) ?? [])
    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: folder.path(name)))) }
    running = (try bytes("app.sqlite"), try bytes("app.sqlite-wal"), try bytes("app.sqlite-mark"))
    await device.quit()
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
    self.bytes = try bytes("app.sqlite")
    var otherFiles: [String: Data] = [:]
    for name in ["bank", "bank-wal", "secrets/secrets"].map({ "app.sqlite.\($0)" }) {
      otherFiles[name] = Data(try bytes(name))
    }
    self.otherFiles = otherFiles
    let database = try await appSchema.open(.file(file))
    truth = try await DiskFacts(of: database)
    await database.close()
  }

  private static let journey = """
    # Known
    after Business/ending-at-home

    tap "Open an account"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    choose "United Kingdom" for "Country"
    tap "Continue"
    tap "Personal"
    tap "Continue"
    tap "Save"
    tap "Start"
    open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
    tap "Continue"
    choose "Person" for "Recipient is a"
    fill "Name" with "Emmy Noether"
    fill "IBAN" with "DE89370400440532013000"
    tap "Continue"
    tap "Confirm and send"
    tap "Done"
    tap "Repeat transfer-1"
    tap "Continue"
    tap "Continue"
    bank is down
    tap "Confirm and send"
    tap "Leave it for now"
    open "appcore://profile"
    fill "First name" with "Augusta"
    pull down
    tap "Open a business account"
    fill "Company name" with "Half"
    pull down
    tap "Settings"
    turn off "Balances at home"
    back
    expect text "One transfer was sent, and the bank's answer is not known yet."

    """
}
