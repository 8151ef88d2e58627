import Business
import FlowScreens
import FlowShell
import FlowStorage
import Profile
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// The composition root at launch.
@MainActor
struct CompositionRootTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `the profile is needed until it is stored`() async throws {
    let composition = try await makeComposition()
    let before = composition.profile.isNeeded

    try await SQLiteProfileStore(in: database).save(.ada)
    let next = try await makeComposition()

    #expect(before)
    #expect(!next.profile.isNeeded)
  }

  /// Catches a home that looks up to date although the check has failed.
  @Test func `treats data as changed if the check fails`() async throws {
    let home = try await makeComposition().home
    let before = await home.wasChangedExternally()

    await database.close()

    #expect(!before)
    #expect(await home.wasChangedExternally())
  }

  private func makeComposition() async throws -> Composition {
    try await .forTests(on: database, bank: try await SandboxTransferService.forTests())
  }
}
