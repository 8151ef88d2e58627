import CompositionRoot
import Database
import Documents
import FlowKit
import Foundation
import HeadlessProgram
import HeadlessUI
import SimulatedDevice

/// The world around the app on a simulated device, still empty.
///
/// Add services here, with the phrases that make them fail.
@MainActor
final class StarterWorld: DeviceWorld {
  var schema: StoredSchema { appSchema }

  private let context: DeviceContext
  private let screens: any HomeScreens

  init(on context: DeviceContext, screens: any HomeScreens) {
    self.context = context
    self.screens = screens
  }

  func willLaunch(dataAt file: URL) async throws {}

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let parts = try await AppParts(
      database: database, makeUUID: { [identifiers = context.identifiers] in identifiers.next() },
      screens: screens)
    let composition = try await Composition(of: parts)
    return { composition.makeRootFlow($0) }
  }

  func didKill() {}

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    throw JourneyRefusal("The app has no phrase \"\(phrase)\".")
  }
}
