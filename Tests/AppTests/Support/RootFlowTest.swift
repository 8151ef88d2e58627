import Database
import FlowKit
import FlowTesting
import Foundation
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import HeadlessUI

/// The root flow in a window, with a stub in the place of the Transfer flow.
@MainActor
final class RootFlowTest {
  let test = FlowTest<FlowOutcome<Never>>()
  let database: SQLiteDatabase
  let bank: SandboxTransferService
  /// The flow under test, until its test ends it.
  private(set) weak var root: RootFlow?
  /// The Transfer flow that was started last.
  private(set) weak var transfer: StubFlow<TransferFlowResult>?

  var window: TestWindow { test.window }

  /// Launches the app.
  /// - Parameter ids: transfers that were left before, and that were never written down.
  init(leaving ids: [TransferIntent.ID] = []) async throws {
    database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
    bank = try await .forTests()
    try await left.keep(ids)
    let composition = try await CompositionRoot(
      database: database, intents: InMemoryIntentStore(),
      clock: try DeviceClock(startingAt: DeviceClock.journeyStart), identifiers: DeviceIdentifiers(counting: true),
      bank: bank, profileForm: { .twoScreens })
    var dependencies = composition.rootDependencies
    dependencies.makeTransfer = { [weak self] presentation, _ in
      let flow = StubFlow<TransferFlowResult>("transfer", presentation)
      self?.transfer = flow
      return flow
    }
    let flow = RootFlow(presentation: test.window.pushing, dependencies: dependencies)
    root = flow
    test.start(flow)
    await test.flows.idle()
  }

  /// The transfers that were left, as they stand on the disk.
  var left: SQLiteDocument<[TransferIntent.ID]> {
    get async throws { try await SQLiteDocument(named: "left transfers", in: database) }
  }

  /// What the person reads in the alert on top.
  var alert: AlertContent? { (window.top as? TestAlert)?.content }

  /// Whether the person is in the transfer.
  var isTransferOnTop: Bool { window.top === transfer?.screen }

  /// What home says first, whatever is above it.
  var greeting: String? {
    let home = window.viewControllers.first as? HomeScreen
    return home?.content.parts.compactMap { if case .line(let line) = $0 { line } else { nil } }.first
  }

  /// What the app does by itself is done.
  func settle() async { await test.flows.idle() }
}

extension CustomerTransactionID {
  /// The name of the first transfer.
  static var first: CustomerTransactionID {
    CustomerTransactionID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  }
}
