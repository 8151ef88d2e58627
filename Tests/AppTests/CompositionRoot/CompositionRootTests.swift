import Business
import Database
import Feedback
import Forms
import Profile
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App

/// What the composition root knows when the app is launched.
@MainActor
struct CompositionRootTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
  }

  @Test func `a feature asks for what comes first until it is there`() async throws {
    let composition = try await makeComposition()
    let before = [composition.needsProfile, composition.needsBusiness, composition.needsFeedback]

    try await SQLiteProfileStore(in: database).save(.ada)
    try await composition.rootDependencies.accounts.save(.named("Acme", 1), with: [])
    for step in FeedbackStep.allCases { try await composition.feedback.save(FeedbackText("An answer"), at: step) }
    let next = try await makeComposition()

    #expect(before == [true, true, true])
    #expect([next.needsProfile, next.needsBusiness, next.needsFeedback] == [false, false, false])
  }

  /// Catches a person who is sure of what they see, while nobody can tell.
  @Test func `data that cannot be asked whether it was changed counts as changed`() async throws {
    let home = try await makeComposition().rootDependencies.home
    let before = await home.wasChangedElsewhere()

    await database.close()

    #expect(!before)
    #expect(await home.wasChangedElsewhere())
  }

  private func makeComposition() async throws -> CompositionRoot {
    try await CompositionRoot(
      database: database, intents: InMemoryIntentStore(),
      clock: try DeviceClock(startingAt: DeviceClock.journeyStart), identifiers: DeviceIdentifiers(counting: true),
      bank: try await SandboxTransferService.forTests(), profileForm: { .twoScreens })
  }
}
