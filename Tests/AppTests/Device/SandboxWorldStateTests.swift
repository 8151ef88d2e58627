import FlowExplorer
import FlowHeadless
import Testing

@testable import App
@testable import FlowProgram

@MainActor
struct SandboxWorldStateTests {
  /// Catches a description that only says that a kill is scheduled: then an exploration takes two states for one.
  @Test func `the two moments of a scheduled kill and the three faults of saving are different states`() async throws {
    var states: Set<String> = []
    let phrases = [
      "kill when the bank gets the next transfer", "kill when the bank has done the next transfer", "next save fails",
      "next save is not confirmed", "next save is held",
    ]

    for phrase in [nil] + phrases {
      let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
      if let phrase { try await device.host.perform(phrase, []) }
      let inspection = await device.inspect(after: nil)
      states.insert("\(inspection.world.hiddenState) \(inspection.disk.faults)")
    }

    #expect(states.count == 6)
  }
}
