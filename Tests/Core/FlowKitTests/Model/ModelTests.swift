import KernelModel
import Testing

/// The kernel, held against the model of its contract.
///
/// A million acts in each mode are `RUNS=25000 swift test -c release -Xswiftc -enable-testing --filter ModelTests`.
@MainActor
struct ModelTests {
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract`(mode: PlayMode) {
    let found = PlayRun(mode).firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches what is right in one window only: one top, one finger, one settled toolkit.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract in two windows`(mode: PlayMode) {
    let found = PlayRun(mode, windows: 2).firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches a step of a transition that a completion of another one begins or ends.
  @Test(arguments: PlayMode.allCases)
  func `random actions fulfil the contract in a toolkit that completes never, once or twice`(mode: PlayMode) {
    let found = PlayRun(mode) { OddStage(mode.makeStage()) }.firstFinding(from: PlayRun.seeds)

    if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
  }

  // Catches a comparison that sees nothing, and a shrinking that keeps what has no part in it.
  @Test(arguments: PlayMode.allCases)
  func `a missed action of the person is found, and printed with few actions`(mode: PlayMode) throws {
    let run = PlayRun(mode) { DeafStage(mode.makeStage()) }

    let (_, finding) = try #require(run.firstFinding(from: 1...20))

    #expect(finding.actCount <= 3)
    #expect(finding.test.contains("test.window.goBack()"))
  }
}
