public import Contact
public import FlowScreens
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
  let screens: AppPages
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
  ///   - toolkit: Makes the screens of the app's pages.
  ///   - timeZone: The time zone in which people read times; nil where times are exact, as in journeys.
  ///   - scenes: The app's scenes.
  ///   - profileForm: Returns the form to use, each time the person's details are needed.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    database: SQLiteDatabase, intents: any IntentStore, bank: any TransferService, clock: any TransferClock,
    today: @escaping @Sendable () -> CivilDate, makeUUID: @escaping @Sendable () -> UUID, toolkit: any PageToolkit,
    timeZone: TimeZone? = nil, scenes: AppScenes = AppScenes(),
    profileForm: @escaping @MainActor () -> ProfileForm = { .twoScreens }
  ) async throws {
    self.database = database
    self.intents = intents
    self.bank = bank
    self.clock = clock
    self.today = today
    self.makeUUID = makeUUID
    screens = AppPages(toolkit: toolkit, timeZone: timeZone)
    self.profileForm = profileForm
    self.scenes = scenes
    entries = try await EntryStore(in: database)
  }
}

/// The screens of the app in any toolkit: each is a function from a content to a page.
///
/// Each feature with other screens than forms has an extension in its folder, which makes them.
struct AppPages: PageScreens {
  let toolkit: any PageToolkit
  /// The time zone in which people read times; nil where times are exact, as in journeys.
  let timeZone: TimeZone?
}
