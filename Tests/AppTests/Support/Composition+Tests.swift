import FlowHeadless
import FlowProgram
import FlowStorage
import SandboxBank
import Transfer

@testable import App
@testable import CompositionRoot

extension Composition {
  /// The app with a test's database and bank.
  static func forTests(on database: SQLiteDatabase, bank: any TransferService) async throws -> Composition {
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    let identifiers = DeviceIdentifiers(counting: true)
    let today = try clock.today()
    return try await Composition(
      of: AppServices(
        database: database, intents: InMemoryIntentStore(), bank: bank, clock: TransferDeviceClock(clock: clock),
        today: { today }, makeUUID: { identifiers.next() }, toolkit: HeadlessToolkit()))
  }
}
