import AppShell
public import Database
public import Foundation

/// What the app has for its parts to be made of.
@MainActor
public struct AppParts {
  let database: SQLiteDatabase
  let makeUUID: @Sendable () -> UUID
  let screens: any AppScreens
  let entries: EntryStore

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - makeUUID: Makes an identifier that there was not yet.
  ///   - screens: One toolkit's screens.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, makeUUID: @escaping @Sendable () -> UUID, screens: any AppScreens
  ) async throws {
    self.database = database
    self.makeUUID = makeUUID
    self.screens = screens
    entries = try await EntryStore(in: database)
  }
}
