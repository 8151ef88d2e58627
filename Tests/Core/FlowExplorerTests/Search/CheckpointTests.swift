import Testing

@testable import FlowExplorer

@MainActor
struct CheckpointTests {
  @Test func `a launch from a checkpoint replaces a long path, and the findings are the same`() async {
    let walked = await explore(with: .none)
    let launched = await explore(with: .right)

    #expect(launched.stateCount == walked.stateCount)
    #expect(launched.transitionCount == walked.transitionCount)
    #expect(launched.findings.isEmpty)
    #expect(launched.stepCount < walked.stepCount)
  }

  /// Catches an exploration that takes the restored state for the expected one.
  @Test func `a checkpoint that restores another state is not used`() async {
    let right = await explore(with: .right)
    let wrong = await explore(with: .withoutDraft)

    #expect(wrong.stateCount == right.stateCount)
    #expect(wrong.transitionCount == right.transitionCount)
    #expect(wrong.findings.isEmpty)
  }

  // Catches an exploration whose memory grows with each launch.
  @Test func `holds the data of a limited number of states`() async {
    let app = SmallApp(world: .links)
    app.checkpoints = .right
    let checkpoints = Checkpoints(limit: 2)

    for state in [5, 5, 6, 7] { await checkpoints.add(state, of: app) }

    #expect(checkpoints.states == [5, 6])
    #expect(checkpoints.restore(6) != nil && checkpoints.restore(7) == nil)
  }

  // Catches a search for a state to launch from that finds one without its data.
  @Test func `a removed state is not launched from`() async {
    let app = SmallApp(world: .links)
    app.checkpoints = .right
    let checkpoints = Checkpoints(limit: 2)
    for state in [5, 6] { await checkpoints.add(state, of: app) }

    checkpoints.remove(5)

    #expect(checkpoints.states == [6])
    #expect(checkpoints.restore(5) == nil && checkpoints.restore(6) != nil)
  }

  private func explore(with checkpoints: SmallApp.Checkpoints) async -> ExplorationReport {
    let app = SmallApp(world: .links)
    app.checkpoints = checkpoints
    return await Exploration(of: app, limits: ExplorerLimits(depth: 5)).run()
  }
}
