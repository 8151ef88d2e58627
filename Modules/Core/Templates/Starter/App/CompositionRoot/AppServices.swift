public import FlowScreens
public import FlowShell
public import FlowStorage
public import Foundation

/// The objects from which the app's components are made.
@MainActor
public struct AppServices {
  let database: SQLiteDatabase
  let now: @Sendable () -> Date
  let calendar: Calendar
  let makeUUID: @Sendable () -> UUID
  let screens: AppPages
  let entries: EntryStore
  let scenes: AppScenes
  private let replacements: [any Sendable]

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - now: Returns the current time.
  ///   - calendar: The person's calendar, in their time zone.
  ///   - makeUUID: Makes a new identifier.
  ///   - toolkit: Makes the screens of the app's pages.
  ///   - scenes: The app's scenes.
  ///   - replacements: Services in place of those that the features make, such as simulated ones.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, now: @escaping @Sendable () -> Date, calendar: Calendar,
    makeUUID: @escaping @Sendable () -> UUID, toolkit: any PageToolkit, scenes: AppScenes = AppScenes(),
    replacements: [any Sendable] = []
  ) async throws {
    self.database = database
    self.now = now
    self.calendar = calendar
    self.makeUUID = makeUUID
    screens = AppPages(toolkit: toolkit)
    self.scenes = scenes
    self.replacements = replacements
    entries = try await EntryStore(in: database)
  }

  /// Returns the service in place of one that a feature makes; nil if there is none.
  func replacement<Service>(of type: Service.Type) -> Service? { replacements.lazy.compactMap { $0 as? Service }.first }
}
