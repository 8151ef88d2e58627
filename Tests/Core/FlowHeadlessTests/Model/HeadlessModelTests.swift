import KernelModel
import Testing

/// The kernel in the headless window, held against the model of its contract.
///
/// A finding is written as a test of FlowKit's; where it needs the window's own rules, it differs there only.
@MainActor
struct HeadlessModelTests {
  @Test(arguments: [PlayMode.settled, .held])
  func `random actions in the headless window fulfil the contract`(mode: PlayMode) async {
    #expect(!PlayRun.seeds.isEmpty)
    let found = await PlayRun(mode, on: HeadlessPlayStage.init).firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches a stage that refuses all actions.
  @Test(arguments: [PlayMode.settled, .held])
  func `a toolkit that does not report the person's actions is detected`(mode: PlayMode) async {
    let run = PlayRun(mode) { NoBackStage(HeadlessPlayStage()) }

    #expect(await run.firstFinding(from: 1...20) != nil)
  }
}
