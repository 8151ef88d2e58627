import Database
import Foundation
import HeadlessUI
import SandboxBank

/// The device in the person's hand, and the bank at the other end: the device has a clock and a disk, and the app runs on
/// it or not; the bank goes on whatever becomes of the app.
@MainActor
final class Device {
  /// Reads what a journey may ask of the device.
  static let parser = JourneyParser(appPhrases: DevicePhrase.all)

  private let file: URL
  private let clock: DeviceClock
  private let identifiers: DeviceIdentifiers
  let bank: SandboxTransferService
  private let tell: @MainActor (FlowNews) -> Void
  private var app: RunningApp?
  private var connection: BankConnection?
  private var formerDefects: [String] = []
  private var profileForm = ProfileForm.twoScreens

  /// A device on which the app is not running yet.
  /// - Parameters:
  ///   - file: where the app keeps its data; the bank keeps its books beside it, with the ending `.bank`.
  ///   - tell: hears of everything that happens to a flow.
  /// - Throws: `DatabaseError` when the bank's books cannot be used.
  init(
    dataAt file: URL, clock: DeviceClock, identifiers: DeviceIdentifiers, rates: ReferenceRates,
    tell: @escaping @MainActor (FlowNews) -> Void = { _ in }
  ) async throws {
    self.file = file
    self.clock = clock
    self.identifiers = identifiers
    self.tell = tell
    try SQLiteDatabase.refuseUnlessFile(file)
    bank = try await SandboxTransferService.open(
      .file(file.appendingPathExtension("bank")), rates: rates, clock: TransferDeviceClock(clock: clock))
  }

  /// What the app did that it must not do, since the device was made.
  var defects: [String] { formerDefects + (app?.watch.defects ?? []) }

  /// The app's data, while it runs.
  var database: SQLiteDatabase? { app?.database }

  /// Starts the app.
  /// - Throws: `DatabaseError` when its data cannot be used.
  func launch() async throws {
    try await refuseLostData()
    let connection = BankConnection(to: bank) { [weak self] in await self?.kill() }
    self.connection = connection
    app = try await RunningApp(
      dataAt: file, clock: clock, identifiers: identifiers, bank: connection,
      profileForm: { [weak self] in self?.profileForm ?? .twoScreens }, tell: tell)
  }

  /// An app without data is new, unless the bank knows its owner: then the data was lost, and to say that nothing was
  /// ever sent would be false.
  private func refuseLostData() async throws {
    var status = stat()
    let isThere = stat(file.path(percentEncoded: false), &status) == 0
    if !isThere || status.st_size == 0, try await !bank.isUnused() { throw LostData(file: file) }
  }

  /// Leaves the app in good order, if it runs.
  func leave() async {
    await app?.leave()
    putAway()
  }

  private func launchAgain() async {
    do {
      try await launch()
    } catch {
      formerDefects.append("The app does not start: \((error as? DatabaseError)?.sentence ?? "\(error)")")
    }
  }

  private func putAway() {
    formerDefects = defects
    app = nil
  }
}

// MARK: - JourneyHost

extension Device: JourneyHost {
  var driver: HeadlessDriver? { app?.driver }

  var lastResult: String? { app?.watch.lastResult }

  /// A link starts the app where it is not running.
  func open(_ link: String) async {
    if app == nil { await launchAgain() }
    app?.open(link)
  }

  func advanceClock(by duration: Duration) async {
    clock.advance(by: duration)
    (app?.driver.window.topViewController as? any TimeAware)?.didSeeTimePass()
  }

  func relaunch() async {
    await leave()
    await launchAgain()
  }

  func kill() async {
    connection?.cut()
    let killed = app
    putAway()
    await killed?.kill()
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    switch phrase {
    case DevicePhrase.killBeforeWork: connection?.strike(.beforeWork)
    case DevicePhrase.killBeforeReply: connection?.strike(.beforeReply)
    case DevicePhrase.shortProfile: profileForm = .short
    case DevicePhrase.twoScreenProfile: profileForm = .twoScreens
    default:
      do throws(BankCommandError) {
        bank.faults.apply(try BankCommand(phrase: phrase, texts: texts))
      } catch {
        throw JourneyRefusal(error.sentence)
      }
    }
  }
}
