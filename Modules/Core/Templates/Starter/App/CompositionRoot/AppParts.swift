public import FlowShell
public import FlowStorage
public import Foundation

/// The objects from which the app's parts are made.
@MainActor
public struct AppParts {
  let database: SQLiteDatabase
  let now: @Sendable () -> Date
  let calendar: Calendar
  let makeUUID: @Sendable () -> UUID
  let screens: any HomeScreens
  let entries: EntryStore
  let scenes: AppScenes

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - now: Returns the current time.
  ///   - calendar: The person's calendar, in their time zone.
  ///   - makeUUID: Makes a new identifier.
  ///   - screens: The toolkit's ``AppScreens``.
  ///   - scenes: The app's scenes.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, now: @escaping @Sendable () -> Date, calendar: Calendar,
    makeUUID: @escaping @Sendable () -> UUID, screens: any HomeScreens, scenes: AppScenes = AppScenes()
  ) async throws {
    self.database = database
    self.now = now
    self.calendar = calendar
    self.makeUUID = makeUUID
    self.screens = screens
    self.scenes = scenes
    entries = try await EntryStore(in: database)
  }

  /// Returns the screens of a feature.
  ///
  /// They are looked up at run time: a type that listed them all would change its layout with each feature, under files
  /// that the compiler does not rebuild. The compiler has checked that the toolkit has all of them.
  func screens<Screens>(_ type: Screens.Type = Screens.self) -> Screens {
    guard let screens = screens as? Screens else { preconditionFailure("The toolkit does not make \(Screens.self).") }
    return screens
  }
}
