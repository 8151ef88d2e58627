import AppShell
import CompositionRoot
import Database
import Documents
import Foundation

extension Composition {
  /// Returns the app with its database in a file.
  static func onPhone(dataAt file: URL, scenes: AppScenes) async throws -> Composition {
    let database = try await appSchema.open(.file(file))
    await database.observeFailures { error in
      Task { @MainActor in scenes.didFailToWrite(error) }
    }
    return try await Composition(
      of: AppParts(database: database, makeUUID: UUID.init, screens: PhoneScreens(), scenes: scenes))
  }
}
