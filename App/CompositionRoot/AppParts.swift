import AppShell
public import Database
public import Foundation
public import Profile
public import Transfer

/// What the app has for its parts to be made of.
@MainActor
public struct AppParts {
  let database: SQLiteDatabase
  let intents: any IntentStore
  let bank: any TransferService
  let clock: any TransferClock
  let today: @Sendable () -> CivilDate
  let makeUUID: @Sendable () -> UUID
  let screens: any AppScreens
  let profileForm: @MainActor () -> ProfileForm
  let entries: EntryStore

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - intents: What was confirmed, kept in the same database.
  ///   - bank: Who sends money.
  ///   - clock: The time, for prices and transfers.
  ///   - today: The day, for who is old enough.
  ///   - makeUUID: Makes an identifier that there was not yet.
  ///   - screens: One toolkit's screens.
  ///   - profileForm: Asked each time somebody has to say who they are.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, intents: any IntentStore, bank: any TransferService, clock: any TransferClock,
    today: @escaping @Sendable () -> CivilDate, makeUUID: @escaping @Sendable () -> UUID, screens: any AppScreens,
    profileForm: @escaping @MainActor () -> ProfileForm = { .twoScreens }
  ) async throws {
    self.database = database
    self.intents = intents
    self.bank = bank
    self.clock = clock
    self.today = today
    self.makeUUID = makeUUID
    self.screens = screens
    self.profileForm = profileForm
    entries = try await EntryStore(in: database)
  }
}
