import FlowHeadless
import FlowStorage
import Foundation
import SandboxBank
import Storage
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The app on a device with the sandbox bank, with injected faults.
@MainActor
final class FaultyDevice {
  let bank: SandboxTransferService
  let plan: FaultPlan
  private let file: URL
  private let clock: DeviceClock
  private let identifiers = DeviceIdentifiers(counting: true)
  private var process: FaultyProcess?
  private var running: RunningApp?
  private var store: SQLiteIntentStore?

  init(dataAt file: URL, plan: FaultPlan) async throws {
    self.file = file
    self.plan = plan
    clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    bank = try await SandboxTransferService.open(
      .file(file.appendingPathExtension("bank")), rates: .bundled(), clock: TransferDeviceClock(clock: clock))
    for _ in 1...PreparedDevice.identifierCount { _ = identifiers.next() }
  }

  /// The app, if it was launched and has not been killed.
  var app: RunningApp? { process?.isDead == true ? nil : running }

  /// The screen of the running app.
  var screen: ScreenSnapshot? { app?.driver.window.snapshot }

  func launch() async throws {
    let process = FaultyProcess(plan: plan, faults: bank.faults)
    self.process = process
    let database = try await appSchema.open(.file(file))
    process.onDeath = { await database.close() }
    let store = SQLiteIntentStore(in: database)
    self.store = store
    let today = try clock.today()
    let composition = try await Composition(
      of: AppServices(
        database: database, intents: FaultyIntentStore(store: store, process: process, plan: plan),
        bank: FaultyBank(bank: bank, process: process), clock: TransferDeviceClock(clock: clock), today: { today },
        makeUUID: { [identifiers] in identifiers.next() }, toolkit: HeadlessToolkit()))
    running = await RunningApp(with: database, makeRoot: { composition.makeRootFlow($0) })
  }

  func launchOrRecordDefect() async throws {
    await app?.quit()
    try await launch()
  }

  func pass(_ duration: Duration) {
    clock.advance(by: duration)
  }

  /// Taps a button twice, the second time before the first tap has had an effect.
  func tapTwice(_ label: String) async {
    try? app?.driver.window.perform(.tap(label))
    try? app?.driver.window.perform(.tap(label))
    await app?.driver.settle()
  }

  func openIntentIDs() async throws -> [TransferIntent.ID] { try await store?.openIntentIDs() ?? [] }

  func record(of id: TransferIntent.ID) async throws -> IntentRecord? { try await store?.record(of: id) }
}
