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
  let screens: any HomeScreens
  let profileForm: @MainActor () -> ProfileForm
  let entries: EntryStore

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - intents: What was confirmed, kept in the same database.
  ///   - bank: Who sends money.
  ///   - clock: The time, for prices and transfers.
  ///   - today: The day, for who is old enough.
  ///   - makeUUID: Makes an identifier that there was not yet.
  ///   - screens: One toolkit's screens, all ``AppScreens``.
  ///   - profileForm: Asked each time somebody has to say who they are.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, intents: any IntentStore, bank: any TransferService, clock: any TransferClock,
    today: @escaping @Sendable () -> CivilDate, makeUUID: @escaping @Sendable () -> UUID, screens: any HomeScreens,
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

  /// The screens of a feature.
  ///
  /// They are looked up when the app runs: if their list were in the type of ``screens``, a feature more would change the layout of
  /// what files that are not compiled anew take for granted. That a toolkit has them all, it has proven to the compiler.
  func screens<Screens>(_ type: Screens.Type = Screens.self) -> Screens {
    guard let screens = screens as? Screens else { preconditionFailure("The toolkit does not make \(Screens.self).") }
    return screens
  }
}
