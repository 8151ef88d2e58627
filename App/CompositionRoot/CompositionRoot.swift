import Database
import FlowKit
import Profile
import Storage

/// The one place that knows every concrete type, and puts the app together.
///
/// A further feature needs its stores and a factory of its flow here, a line in ``RootDependencies``, its ways in as cases
/// of ``AppEntry``, and for each of them an arm in `RootFlow.enter`. Its links are tried in ``AppLink``.
@MainActor
struct CompositionRoot {
  private let clock: DeviceClock
  private let profile: RememberedProfile
  private let openEntry: SQLiteDocument<AppEntry>

  /// Reads what has to be at hand from the start.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(database: SQLiteDatabase, clock: DeviceClock) async throws {
    self.clock = clock
    profile = await RememberedProfile(
      store: SQLiteProfileStore(in: database),
      drafts: try await SQLiteDocument<ProfileDraft>(named: "profile draft", in: database))
    openEntry = try await SQLiteDocument(named: "open entry", in: database)
  }

  func makeRootFlow(_ presentation: FlowPresentation) -> RootFlow {
    let dependencies = RootDependencies(makeProfile: makeProfileFlow, profiles: profile, openEntry: openEntry)
    return RootFlow(presentation: presentation, dependencies: dependencies)
  }

  // MARK: Features

  private func makeProfileFlow(_ presentation: FlowPresentation) -> any Flow<ProfileFlowResult> {
    let dependencies = ProfileDependencies(
      screens: HeadlessProfileScreens(), store: profile, drafts: profile,
      today: { [clock] in clock.today })
    return ProfileFlow(presentation: presentation, dependencies: dependencies)
  }
}
