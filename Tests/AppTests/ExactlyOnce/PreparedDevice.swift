import FlowHeadless
import FlowTesting
import Foundation
import SandboxBank
import Testing

@testable import App
@testable import FlowProgram

/// The disk of a device at the review; each case starts with a copy of it.
@MainActor
struct PreparedDevice {
  private let folder: TestFolder

  init() async throws {
    folder = try TestFolder()
    let device = try await Device.launched(
      dataAt: URL(filePath: folder.path("app.sqlite")), startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let report = try await JourneyPlayer(host: device).play(wholeJourney: "# Up to the review\n\(Self.upToReview)\n")
    await device.quit()
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
  }

  /// Copies both databases, the app's and the bank's.
  /// - Returns: where the app's is now.
  func copy(to other: TestFolder) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    for name in names { try FileManager.default.copyItem(atPath: folder.path(name), toPath: other.path(name)) }
    return URL(filePath: other.path("app.sqlite"))
  }

  /// More identifiers than this device has given out.
  static let identifierCount = 100

  /// The steps of a new person up to the review of a transfer; the bank has not got their account, so calls need no session.
  static let upToReview = """
    bank next account answers 503
    tap "Open an account"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    choose "United Kingdom" for "Country"
    tap "Continue"
    tap "Personal"
    fill "First name" with "Ada"
    fill "Last name" with "Lovelace"
    fill "Date of birth" with "1990-12-10"
    fill "Phone" with "+44 20 7946 0958"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    choose "United Kingdom" for "Country"
    fill "First line" with "12 St James's Square"
    fill "City" with "London"
    fill "Postcode" with "SW1Y 4JH"
    tap "Save"
    tap "Start"
    tap "Send money"
    choose "GBP" for "You send in"
    choose "EUR" for "Recipient gets in"
    fill "You send" with "100.00"
    tap "Continue"
    choose "Person" for "Recipient is a"
    fill "Name" with "Emmy Noether"
    fill "IBAN" with "DE89370400440532013000"
    tap "Continue"
    expect action "Confirm and send"
    """
}
