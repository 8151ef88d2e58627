import Explorer
import HeadlessUI
import Testing

@MainActor
struct ExplorationTests {
  @Test func `tries what is new on a screen first, and all the same in the end`() async {
    let strict = await Exploration(of: SmallApp(world: .links), limits: ExplorerLimits(depth: 3, triesNewFirst: false))
      .run()
    let newFirst = await Exploration(of: SmallApp(world: .links), limits: ExplorerLimits(depth: 3)).run()

    #expect(newFirst.stateCount == strict.stateCount)
    #expect(newFirst.transitionCount == strict.transitionCount)
    #expect(newFirst.completeDepth == 2)
  }

  @Test func `goes on by chance beyond the depth, the same for the same seed`() async {
    func visits(_ seed: UInt64) async -> [String] {
      var acts: [String] = []
      let limits = ExplorerLimits(depth: 1, transitions: 60, walksOn: true, seed: seed)
      _ = await Exploration(of: SmallApp(), limits: limits) { acts.append($0.act.name) }.run()
      return acts
    }

    let first = await visits(1)

    #expect(await visits(1) == first)
    #expect(await visits(2) != first)
    #expect(first.count > 20)
  }

  @Test func `does a kill once for what is durable`() async {
    var kills = 0
    let exploration = Exploration(of: SmallApp(world: .quiet), limits: ExplorerLimits(depth: 4)) { transition in
      if transition.act.kind == .kill { kills += 1 }
    }

    let report = await exploration.run()

    #expect(report.killsRemembered > kills)
    #expect(kills > 0)
  }

  @Test func `tells what was seen, and what never was`() async {
    let app = SmallApp(world: .quiet)

    let report = await Exploration(of: app, limits: ExplorerLimits(depth: 2)).run()

    #expect(report.neverSeen == ["A letter was sent."])
    #expect(Set(report.screens.keys) == ["Home", "About", "Name"])
    #expect(report.actions == ["Home: Write": true, "Home: About": true, "Name: Continue": true])
    #expect(report.kinds[.swipe] == 3)
    #expect(!report.isComplete)
  }

  @Test func `shows its observer what the person sees before and after`() async {
    var edges: Set<String> = []
    let exploration = Exploration(of: SmallApp(world: .quiet), limits: ExplorerLimits(depth: 1)) { transition in
      edges.insert("\(transition.before?.name ?? "") -\(transition.act.name)-> \(transition.after?.name ?? "")")
    }

    _ = await exploration.run()

    #expect(edges.contains(#"Home -tap "About"-> About"#))
    #expect(edges.contains("Home -kill\nrelaunch-> Home"))
  }

  @Test func `begins where a journey ends`() async throws {
    let script = "tap \"Write\"\nexpect screen \"Name\"\nfill \"To\" with \"Ada\"\n"
    let journey = try JourneyParser().journey(named: "half", from: Array(script.utf8))
    let app = SmallApp(bug: .waitsForEver, world: .quiet)

    let report = await Exploration(of: app, roots: [ExplorerRoot("half", journey)], limits: ExplorerLimits(findings: 1))
      .run()

    let finding = try #require(report.findings.first)
    #expect(finding.root.journey == "half")
    #expect(finding.journey.contains("after \"half\"\ntap \"Continue\"\ntap \"Send\"\n"))
  }

  @Test func `a finding's journey shows the mistake on the ordinary driver`() async throws {
    let report = await Exploration(of: SmallApp(bug: .hasNoWayOut), limits: ExplorerLimits(findings: 1)).run()
    let text = try #require(report.findings.first).journey
    let journey = try JourneyParser().journey(named: "", from: Array(text.utf8))
    let app = SmallApp(bug: .hasNoWayOut)
    await app.reset()

    let played = await JourneyPlayer(host: app).play(journey)

    #expect(played.failure?.trouble == .deadEnd("End"))
    #expect(journey.title == "Nothing can be done on End, and there is no way out.")
  }
}
