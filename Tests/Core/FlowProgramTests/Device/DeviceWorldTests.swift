import FlowExplorer
import FlowHeadless
import FlowProgram
import FlowStorage
import Foundation
import Testing

@MainActor
struct DeviceWorldTests {
  @Test func `a world without services refuses each phrase`() async {
    let world = EmptyWorld()

    await #expect(throws: JourneyError("The app has no phrase \"rain begins\".")) {
      try await world.perform("rain begins", [])
    }
  }

  // Catches a default with which the explorer never compares a launch with the screen before.
  @Test func `a world without services has no faults, and its screens are up to date`() async {
    let world = await EmptyWorld().inspect(on: nil)

    #expect(world.hasNoFaults && !world.mayShowStaleFault)
  }

  // Catches a default with which the explorer never returns to a state by its disk.
  @Test func `a world without services has its whole state on the disk`() async {
    #expect(await EmptyWorld().saveState())
  }

  @Test func `a reminder arrives at its time, and launches the app`() async {
    let clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    let world = RemindingWorld(clock)
    let context = DeviceContext(
      storage: .memory(MemoryDisk()), clock: clock, identifiers: DeviceIdentifiers(counting: true))
    let device = Device(on: context, world: world)

    await device.advanceClock(by: .seconds(3_599))
    #expect(world.opened == [])
    await device.advanceClock(by: .seconds(1))

    #expect(world.opened == ["reminder", "launched"])
    #expect(device.defects.count == 1)
  }
}

/// A world with no more than it must have.
@MainActor
private final class EmptyWorld: ExplorableWorld {
  let schema = StoredSchema(parts: [])

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    throw JourneyError("There is nothing to launch.")
  }
}

/// A world that reminds of something after an hour.
@MainActor
private final class RemindingWorld: DeviceWorld {
  let schema = StoredSchema(parts: [])
  let clock: DeviceClock
  private(set) var opened: [String] = []

  init(_ clock: DeviceClock) {
    self.clock = clock
  }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    opened.append("launched")
    throw JourneyError("There is nothing to launch.")
  }

  func timeDidPass(opening open: @MainActor (String) async -> Void) async {
    guard clock.now >= DeviceClock.journeyStart + 3_600 else { return }
    opened.append("reminder")
    await open("garden://water")
  }
}
