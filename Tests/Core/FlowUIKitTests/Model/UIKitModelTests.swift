#if !canImport(UIKit)
  import FlowTesting
  import FlowUIKitStandIn
  import KernelModel
  import Testing

  /// The kernel on FlowUIKit, held against the model of its contract.
  @MainActor
  struct UIKitModelTests {
    /// The variants, apart from the time at which an unanimated transition ends, which the model determines.
    nonisolated static let variants: [StandInVariants] = {
      var other = StandInVariants()
      other.callbackTime = .afterCoordinator
      other.reportsCancelledSwipes = true
      other.answersLate = true
      other.keepsParents = true
      other.asksOften = true
      return [StandInVariants(), other]
    }()

    @Test(arguments: [PlayMode.settled, .held], variants)
    func `random actions on UIKit fulfil the contract`(mode: PlayMode, variants: StandInVariants) async {
      let run = PlayRun(mode) { UIKitPlayStage(variants) }

      // UIKit takes its time, and there are four cases: each plays a part of the seeds.
      let found = await run.firstFinding(
        from: PlayRun.seeds.prefix(max(1, PlayRun.seeds.count / (Effort.isFull ? 16 : 4))))

      if let (seed, finding) = found { Issue.record("seed \(seed), \(finding.actCount) acts\n\(finding.test)") }
    }

    // Catches a stage that refuses all actions.
    @Test(arguments: [PlayMode.settled, .held])
    func `finds a stage that ignores the person`(mode: PlayMode) async {
      let run = PlayRun(mode) { NoBackStage(UIKitPlayStage(StandInVariants())) }

      #expect(await run.firstFinding(from: 1...20) != nil)
    }
  }
#endif
