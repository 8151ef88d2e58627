import FlowProgram
import FlowStorage
import SandboxBank
import Testing

@testable import App

@MainActor
struct SandboxWorldStateTests {
  /// Catches a description that only says that a kill is scheduled: then an exploration takes two states for one.
  @Test func `the two moments of a scheduled kill and the two faults of saving are different states`() async throws {
    var states: Set<String> = []
    let phrases = [
      SandboxPhrase.killBeforeWork, SandboxPhrase.killBeforeReply, SandboxPhrase.saveFails, SandboxPhrase.saveIsUnknown,
    ]

    for phrase in [nil] + phrases {
      let context = DeviceContext(
        storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
        identifiers: DeviceIdentifiers(counting: true))
      let world = try await SandboxWorld(on: context, rates: .bundled())
      let device = Device(dataIn: context.storage, clock: context.clock, world: world)
      try await device.launch()
      if let phrase { try await world.perform(phrase, []) }
      var text = ""
      world.appendHiddenState(to: &text)
      states.insert(text + (await world.durableState()).joined())
    }

    #expect(states.count == 5)
  }
}
