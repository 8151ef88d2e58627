import Database
import Foundation
import HeadlessUI
import SandboxBank
import Storage
import Transfer

@testable import App

/// The app as it runs on a device with the sandbox bank beside it, except that it may be struck.
@MainActor
final class StruckDevice {
  let bank: SandboxTransferService
  let plan: StrikePlan
  private let file: URL
  private let clock: DeviceClock
  private let identifiers = DeviceIdentifiers(counting: true)
  private var process: StruckProcess?
  private var running: RunningApp?
  private var store: SQLiteIntentStore?

  init(dataAt file: URL, plan: StrikePlan) async throws {
    self.file = file
    self.plan = plan
    clock = try DeviceClock(startingAt: DeviceClock.journeyStart)
    bank = try await SandboxTransferService.open(
      .file(file.appendingPathExtension("bank")), rates: .bundled(), clock: TransferDeviceClock(clock: clock))
    for _ in 1...PreparedDevice.identifierCount { _ = identifiers.next() }
  }

  /// The app, if it was launched and has not been killed.
  var app: RunningApp? { process?.isDead == true ? nil : running }

  /// The screen of the app that runs.
  var screen: ScreenSnapshot? { app?.driver.window.snapshot }

  func launch() async throws {
    let process = StruckProcess(plan: plan, faults: bank.faults)
    self.process = process
    running = try await RunningApp(
      dataAt: file, clock: clock, identifiers: identifiers, bank: StruckBank(bank: bank, process: process),
      makeIntents: { database in
        let store = SQLiteIntentStore(in: database)
        self.store = store
        process.onDeath = { await database.close() }
        return StruckIntentStore(store: store, process: process, plan: plan)
      },
      tell: { _ in })
  }

  func launchAgain() async throws {
    await app?.leave()
    try await launch()
  }

  func pass(_ duration: Duration) {
    clock.advance(by: duration)
  }

  /// Taps a button, twice if it can be: the second tap comes before anything has happened.
  func tapTwice(_ label: String) async {
    try? app?.driver.window.perform(.tap(label))
    try? app?.driver.window.perform(.tap(label))
    await app?.driver.settle()
  }

  func openIntentIDs() async throws -> [TransferIntent.ID] { try await store?.openIntentIDs() ?? [] }

  func record(of id: TransferIntent.ID) async throws -> IntentRecord? { try await store?.record(of: id) }
}
