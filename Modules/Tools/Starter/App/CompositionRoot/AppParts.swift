import AppShell
public import Database
public import Foundation

/// What the app has for its parts to be made of.
@MainActor
public struct AppParts {
  let database: SQLiteDatabase
  let makeUUID: @Sendable () -> UUID
  let screens: any HomeScreens
  let entries: EntryStore

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - makeUUID: Makes an identifier that there was not yet.
  ///   - screens: One toolkit's screens, all ``AppScreens``.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, makeUUID: @escaping @Sendable () -> UUID, screens: any HomeScreens
  ) async throws {
    self.database = database
    self.makeUUID = makeUUID
    self.screens = screens
    entries = try await EntryStore(in: database)
  }

  /// The screens of a feature.
  ///
  /// They are looked up when the app runs: if their list were in the type of ``screens``, a feature more would change the layout of
  /// what files that are not compiled anew take for granted. That a toolkit has them all, it has proven to the compiler.
  func screens<Screens>(_ type: Screens.Type = Screens.self) -> Screens {
    guard let screens = screens as? Screens else { preconditionFailure("The toolkit does not make \(Screens.self).") }
    return screens
  }
}
