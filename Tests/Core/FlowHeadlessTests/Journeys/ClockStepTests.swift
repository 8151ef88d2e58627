import Testing

@testable import FlowHeadless

struct ClockStepTests {
  @Test(
    arguments: [
      ("+1s", 1), ("+1m", 60), ("+1h", 3600), ("+1d", 86_400), ("+2d3h4m5s", 183_845), ("+36525d", 3_155_760_000),
    ] as [(String, Int64)])
  func `a duration is parsed and written the same`(words: String, seconds: Int64) throws {
    let step = try #require(ClockStep(words))

    #expect(step.duration == .seconds(seconds))
    #expect(step.words == words)
  }

  @Test(
    arguments: [
      "+36525d1s", "+3155760001s", "+36525d36525d", "+36526d", "+111111111111111111d", "+200000000000000d", "+１m",
    ])
  func `refuses durations that are too long or malformed`(words: String) {
    #expect(ClockStep(words) == nil)
  }

  @Test func `a duration has up to 64 bytes`() {
    #expect(ClockStep("+" + String(repeating: "0", count: 61) + "1s")?.duration == .seconds(1))
    #expect(ClockStep("+" + String(repeating: "0", count: 62) + "1s") == nil)
  }
}
