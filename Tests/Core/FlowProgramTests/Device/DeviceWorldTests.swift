import FlowHeadless
import FlowProgram
import FlowStorage
import Testing

@MainActor
struct DeviceWorldTests {
  @Test func `a world without services refuses each phrase`() async {
    let world = EmptyWorld()

    await #expect(throws: JourneyRefusal("The app has no phrase \"rain begins\".")) {
      try await world.perform("rain begins", [])
    }
  }
}

/// A world with no more than it must have.
@MainActor
private final class EmptyWorld: DeviceWorld {
  let schema = StoredSchema(parts: [])

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    throw JourneyRefusal("There is nothing to launch.")
  }
}
