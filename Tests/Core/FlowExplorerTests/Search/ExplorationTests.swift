import FlowExplorer
import FlowHeadless
import Testing

@MainActor
struct ExplorationTests {
  @Test func `tries new actions first, and every action in the end`() async {
    let strict = await Exploration(
      of: SmallApp(world: .questions), limits: ExplorerLimits(depth: 3, prefersNewActions: false)
    )
    .run()
    let newFirst = await Exploration(of: SmallApp(world: .questions), limits: ExplorerLimits(depth: 3)).run()

    #expect(newFirst.stateCount == strict.stateCount)
    #expect(newFirst.transitionCount == strict.transitionCount)
    #expect(newFirst.exploredDepth == 2)
  }

  @Test func `walks randomly beyond the depth, and repeats the walk with the same seed`() async {
    func visits(_ seed: UInt64) async -> [String] {
      var actions: [String] = []
      let limits = ExplorerLimits(depth: 1, transitions: 60, walksRandomly: true, seed: seed)
      _ = await Exploration(of: SmallApp(), limits: limits) { actions.append($0.action.name) }.run()
      return actions
    }

    let first = await visits(1)

    #expect(await visits(1) == first)
    #expect(await visits(2) != first)
    #expect(first.count > 20)
  }

  /// Catches a search that leaves the state after a fault, on a screen where all buttons were tapped before.
  @Test func `taps each button of the screen after a fault, once and twice`() async throws {
    var tries: [ExploredTransition] = []
    _ = await Exploration(of: SmallApp(), limits: ExplorerLimits(transitions: 40)) { tries.append($0) }.run()

    let faults = tries.indices.filter { tries[$0].action.kind == .fault }
    let first = try #require(faults.first { tries[$0].before?.name == "Home" })

    #expect(
      Set(tries[(first + 1)...].prefix(4).map(\.action.name)) == [
        #"tap "Write""#, #"tap "Write" twice"#, #"tap "About""#, #"tap "About" twice"#,
      ])
    #expect(tries[(first + 1)...].prefix(4).allSatisfy { $0.before == tries[first].after })
  }

  /// Catches a link after each tap in each state, which multiplies the transitions.
  @Test func `opens a link at once after each button, in the first state of each kind`() async {
    var taps: [String] = []
    var hurriedTaps: [String] = []
    let exploration = Exploration(of: SmallApp(world: .links), limits: ExplorerLimits(depth: 4)) { transition in
      let screen = transition.before?.name ?? ""
      switch transition.action.steps.first {
      case .action(.tap(let label)): taps.append("\(screen): \(label)")
      case .atOnce(.tap(let label), then: .open("letters://write")): hurriedTaps.append("\(screen): \(label)")
      default: break
      }
    }

    _ = await exploration.run()

    #expect(Set(hurriedTaps) == Set(taps))
    #expect(hurriedTaps.count < taps.count / 2)
  }

  /// Catches a search whose transitions are mostly unusual input.
  @Test func `tries unusual input in the first state of each kind`() async {
    var unusual = 0
    let exploration = Exploration(of: SmallApp(world: .quiet), limits: ExplorerLimits(depth: 5)) { transition in
      if transition.action.name == #"fill "To" with "Bob""# { unusual += 1 }
    }

    let report = await exploration.run()

    #expect(unusual > 0 && unusual < report.stateCounts["Name", default: 0])
    #expect(report.actionCounts[.fill, default: 0] * 3 < report.transitionCount)
  }

  @Test func `performs one kill per durable state`() async {
    var kills = 0
    let exploration = Exploration(of: SmallApp(world: .quiet), limits: ExplorerLimits(depth: 4)) { transition in
      if transition.action.kind == .kill { kills += 1 }
    }

    let report = await exploration.run()

    #expect(report.skippedKillCount > kills)
    #expect(kills > 0)
  }

  @Test func `reports the visited screens and the unmet rules`() async {
    let app = SmallApp(world: .quiet)

    let report = await Exploration(of: app, limits: ExplorerLimits(depth: 2)).run()

    #expect(report.unmetRules == ["A letter was sent."])
    #expect(Set(report.stateCounts.keys) == ["Home", "About", "Name"])
    #expect(report.buttonEffects == ["Home: Write": true, "Home: About": true, "Name: Continue": true])
    #expect(report.actionCounts[.swipe] == 3)
    #expect(!report.isComplete)
  }

  @Test func `passes the screens before and after each transition to its observer`() async {
    var edges: Set<String> = []
    let exploration = Exploration(of: SmallApp(world: .quiet), limits: ExplorerLimits(depth: 1)) { transition in
      edges.insert("\(transition.before?.name ?? "") -\(transition.action.name)-> \(transition.after?.name ?? "")")
    }

    _ = await exploration.run()

    #expect(edges.contains(#"Home -tap "About"-> About"#))
    #expect(edges.contains("Home -kill\nrelaunch-> Home"))
  }

  @Test func `starts at the end of a journey`() async throws {
    let script = "tap \"Write\"\nexpect screen \"Name\"\nfill \"To\" with \"Ada\"\n"
    let journey = try JourneyParser().journey(named: "half", from: Array(script.utf8))
    let app = SmallApp(bug: .hangs, world: .quiet)

    let report = await Exploration(of: app, roots: [ExplorerRoot("half", journey)], limits: ExplorerLimits(findings: 1))
      .run()

    let finding = try #require(report.findings.first)
    #expect(finding.root.journey == "half")
    #expect(finding.journey.contains("after \"half\"\ntap \"Continue\"\ntap \"Send\"\n"))
  }

  /// Catches the journey of a mistake that cannot be played, since a launch does not restore the screen after the first one.
  @Test func `the journey of a mistake has the launch from which the search continued`() async throws {
    let about = try JourneyParser().journey(named: "about", from: Array("tap \"About\"\n".utf8))
    let app = SmallApp(bug: .hangs, world: .quiet)
    app.checkpoints = .right

    let report = await Exploration(of: app, roots: [ExplorerRoot("about", about)], limits: ExplorerLimits(findings: 1))
      .run()

    let finding = try #require(report.findings.first)
    #expect(finding.journey.contains("after \"about\"\nrelaunch\ntap \"Write\"\n"))
  }

  /// Catches an exploration that plays all journeys, or none.
  @Test func `missing screens and buttons are looked for at the ends of journeys`() async throws {
    func journey(_ name: String, _ script: String) throws -> ExplorerRoot {
      ExplorerRoot(name, try JourneyParser().journey(named: name, from: Array(script.utf8)))
    }
    let laterRoots = [
      try journey("known", "tap \"Write\"\nback\n"), try journey("form", "tap \"Write\"\nexpect screen \"Name\"\n"),
      try journey("again", "tap \"Write\"\nexpect screen \"Name\"\n"),
      try journey("button", "tap \"Write\"\nfill \"To\" with \"Ada\"\ntap \"Continue\"\n"),
    ]
    func report(depth: Int, transitions: Int = .max) async -> ExplorationReport {
      let limits = ExplorerLimits(depth: depth, transitions: transitions)
      return await Exploration(of: SmallApp(world: .quiet), laterRoots: laterRoots, limits: limits).run()
    }

    #expect(await report(depth: 1).laterJourneys == ["button"])
    #expect(await report(depth: 2).laterJourneys == [])
    #expect(await report(depth: 0).laterJourneys == ["known", "form", "button"])
    #expect(await report(depth: 0, transitions: 5).laterJourneys == ["known", "form"])
  }

  @Test func `a button that was tapped in vain is reported`() async {
    let app = SmallApp(bug: .ignoresTaps, world: .pages)

    let report = await Exploration(of: app, limits: ExplorerLimits(depth: 2)).run()

    #expect(report.buttonEffects.filter { !$0.value }.keys.sorted() == ["About: More"])
  }

  @Test func `the journey of a finding reproduces it on the ordinary driver`() async throws {
    let report = await Exploration(of: SmallApp(bug: .hasDeadEnd), limits: ExplorerLimits(findings: 1)).run()
    let text = try #require(report.findings.first).journey
    let journey = try JourneyParser().journey(named: "", from: Array(text.utf8))
    let app = SmallApp(bug: .hasDeadEnd)
    await app.reset()

    let played = await JourneyPlayer(host: app).play(journey)

    #expect(played.failure?.reason == .deadEnd("End"))
    #expect(journey.title == "End can be neither used nor left.")
  }
}
