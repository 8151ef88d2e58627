public import Contact
public import FlowShell
public import FlowStorage
public import Foundation
import Profile
public import Transfer

/// The objects from which the app's parts are made.
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
  let scenes: AppScenes

  /// - Parameters:
  ///   - database: The app's data, with the tables of ``appSchema``.
  ///   - intents: The store of the confirmed transfers, in the same database.
  ///   - bank: The bank.
  ///   - clock: The clock for prices and transfers.
  ///   - today: Returns the current day, for the check of the age.
  ///   - makeUUID: Makes a new identifier.
  ///   - screens: The toolkit's ``AppScreens``.
  ///   - scenes: The app's scenes.
  ///   - profileForm: Returns the form to use, each time the person's details are needed.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, intents: any IntentStore, bank: any TransferService, clock: any TransferClock,
    today: @escaping @Sendable () -> CivilDate, makeUUID: @escaping @Sendable () -> UUID, screens: any HomeScreens,
    scenes: AppScenes = AppScenes(), profileForm: @escaping @MainActor () -> ProfileForm = { .twoScreens }
  ) async throws {
    self.database = database
    self.intents = intents
    self.bank = bank
    self.clock = clock
    self.today = today
    self.makeUUID = makeUUID
    self.screens = screens
    self.profileForm = profileForm
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
