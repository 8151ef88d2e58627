import Database
import FlowKit
import Foundation
import HeadlessUI
import Storage
import Transfer

/// The app from a launch until it is left or killed.
@MainActor
final class RunningApp {
  let driver: HeadlessDriver
  let watch: FlowWatch

  private let flows: FlowController
  private weak var root: RootFlow?
  let database: SQLiteDatabase

  /// Launches the app.
  /// - Parameter makeIntents: makes the store of intents in the app's database.
  /// - Throws: `DatabaseError` when its data cannot be used.
  init(
    dataAt file: URL, clock: DeviceClock, identifiers: DeviceIdentifiers, bank: any TransferService,
    profileForm: @escaping @MainActor () -> ProfileForm = { .twoScreens },
    makeIntents: (SQLiteDatabase) -> any IntentStore = { SQLiteIntentStore(in: $0) },
    tell: @escaping @MainActor (FlowNews) -> Void
  ) async throws {
    database = try await SQLiteDatabase.open(.file(file), migrations: StorageSchema.migrations)
    let composition = try await CompositionRoot(
      database: database, intents: makeIntents(database), clock: clock, identifiers: identifiers, bank: bank,
      profileForm: profileForm)

    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let watch = FlowWatch(tell: tell)
    let flows = FlowController(observer: watch)
    self.watch = watch
    self.flows = flows
    driver = HeadlessDriver(window: window) { await flows.idle() }

    let root = composition.makeRootFlow(.push(onto: navigation, using: HeadlessPresenterFactory(window: window)))
    flows.start(root)
    self.root = root
    await database.observeFailures { [weak root] error in
      Task { @MainActor in root?.didFailToWrite(error) }
    }
    await driver.settle()
  }

  /// Somebody has opened a link on the device.
  func open(_ link: String) {
    root?.open(link)
  }

  /// The app is left in good order.
  func leave() async {
    flows.terminate()
    await driver.settle()
    await database.close()
  }

  /// The process is gone: whatever is underway reaches neither the disk nor the log any more.
  func kill() async {
    watch.stop()
    await database.close()
  }
}
