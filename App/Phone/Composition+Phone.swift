import CompositionRoot
import FlowKit
import FlowShell
import FlowStorage
import FlowUIKitRows
import Foundation
import SandboxBank
import Storage

extension Composition {
  /// Returns the app with the system's clock, its database in a file, and a sandbox bank beside it, with the extension
  /// `.bank`.
  static func onPhone(dataAt file: URL, language: Language, scenes: AppScenes) async throws -> Composition {
    let clock = PhoneClock()
    let database = try await appSchema.open(.file(file))
    let bank = try await SandboxTransferService.open(
      .file(file.appendingPathExtension("bank")), rates: .bundled(), clock: clock)
    await database.observeFailures { error in
      Task { @MainActor in scenes.didFailToWrite(error) }
    }
    let parts = try await AppParts(
      database: database, intents: SQLiteIntentStore(in: database), bank: bank, clock: clock, today: clock.today,
      makeUUID: UUID.init, toolkit: UIKitToolkit.ofApp(language: language), timeZone: .current, scenes: scenes)
    return try await Composition(of: parts)
  }
}
