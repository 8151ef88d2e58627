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

  /// Catches a digest that has the lost input alone: a kill forgets a failure before the launch, and not one since.
  @Test func `a save that has failed since the launch, and one that failed before it, are different states`()
    async throws
  {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let steps = "# Steps\ntap \"Open an account\"\nnext save fails\nfill \"E-mail\" with \"ada\"\n"
    let report = try await JourneyPlayer(host: device.host).play(wholeJourney: steps)
    let since = await device.inspect(after: nil).disk
    await device.host.kill()
    await device.host.relaunch()
    let before = await device.inspect(after: nil).disk

    #expect(report.failure == nil)
    #expect(since.hasFailed && before.hasFailed)
    #expect(since.faults != before.faults)
  }
}
