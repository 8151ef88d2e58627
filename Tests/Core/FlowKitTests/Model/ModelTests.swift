import KernelModel
import Testing

/// The kernel, held against the model of its contract.
///
/// A million acts in each mode are `RUNS=25000 swift test -c release -Xswiftc -enable-testing --filter ModelTests`.
@MainActor
struct ModelTests {
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract`(mode: PlayMode) async {
    await check(mode, PlaySetting())
  }

  // Catches assumptions of one window: one top, one finger, one settled toolkit.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract in two windows`(mode: PlayMode) async {
    await check(mode, PlaySetting(windows: 2))
  }

  // Catches an act of one tree that counts as one of the other.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract of two trees in one window`(mode: PlayMode) async {
    await check(mode, PlaySetting(trees: 2))
  }

  // Catches an event in the middle of a change, and a callback inside an event.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract with an observer that acts in events of all flows`(mode: PlayMode) async {
    await check(mode, PlaySetting(observerActs: true))
  }

  // Catches an answer that is lost on its way, and a flow that is left before it.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract with tasks that await flows and answers`(mode: PlayMode) async {
    let run = PlayRun(mode, PlaySetting(awaits: true))

    let found = await run.firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
    // A play ends where the order of tasks is not promised.
    #expect(run.comparedActCount > PlayRun.seeds.count * 10)
  }

  private func check(_ mode: PlayMode, _ setting: PlaySetting) async {
    let found = await PlayRun(mode, setting).firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches a step of a transition that a completion of another one begins or ends, a screen that is counted as gone twice, and
  // a transition that begins twice.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract in a toolkit that repeats its reports`(mode: PlayMode) async {
    let found = await PlayRun(mode) { MiscountingStage(mode.makeStage()) }.firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches a comparison that sees nothing, and a shrinking that keeps unnecessary acts.
  @Test(arguments: PlayMode.allCases)
  func `a missed action of the person is found, and printed with few actions`(mode: PlayMode) async throws {
    let run = PlayRun(mode) { NoBackStage(mode.makeStage()) }

    let (_, finding) = try #require(await run.firstFinding(from: 1...20))

    #expect(finding.actCount <= 3)
    #expect(finding.test.contains("test.window.goBack()"))
  }
}
