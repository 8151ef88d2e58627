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

  /// Catches a digest without the end of a token: the next call begins with an exchange, which may be the one that is held.
  @Test func `an access token that has ended is another state`() async throws {
    let device = try await ExploredDevice(SandboxApp(), values: [:], vocabulary: JourneyVocabulary([]))
    let steps = PreparedDevice.upToReview.split(separator: "\n").dropFirst().joined(separator: "\n")
    let report = try await JourneyPlayer(host: device.host).play(wholeJourney: "# Steps\n\(steps)\n")
    var states: [String] = []

    for seconds in [0, 599, 1] {
      await device.host.advanceClock(by: .seconds(seconds))
      states.append(await device.inspect(after: nil).world.hiddenState)
    }

    #expect(report.failure == nil)
    #expect(states[0] == states[1] && states[1] != states[2])
  }
}
