import Explorer
import HeadlessUI
import Testing

@MainActor
struct PlantedBugTests {
  /// The findings of a strict breadth-first search: the violated rule, and the number of steps in the journey.
  nonisolated static let bugs: [(Bug, rule: String, lines: Int)] = [
    (.reportsTwice, "Flows keep their contract", 4),
    (.keepsItsLetter, "Flows keep their contract", 2),
    (.staysBusy, "A screen at work is at work", 4),
    (.waitsForEver, "The app comes to rest", 4),
    (.beginsWithoutScreen, "A flow that runs has a screen", 4),
    (.beginsTwice, "One letter is written at a time", 2),
    (.sendsTwice, "A letter is sent once", 4),
    (.hearsLateReplies, "Flows keep their contract", 4),
    (.forgetsTextInKill, "What was typed is there after a kill", 6),
    (.clearsWhatIsBelow, "What was typed is there after going back", 4),
    (.presentsUnderModal, "The toolkit refuses nothing", 2),
    (.forgetsLinkUnderFinger, "A link is opened or waits", 3),
    (.labelsAlike, "What a screen offers can be done", 5),
    (.turnsInCircles, "There is a way home from everywhere", 2),
    (.hidesState, "The same act in the same state leads to the same state", 5),
    (.hasNoWayOut, "A person can act on every screen, or leave it", 2),
    (.showsAfterItsEnd, "Flows keep their contract", 4),
    (.takesLongNames, "The app comes to rest", 3),
    (.showsForeignScreen, "Each screen belongs to a flow that lives", 2),
    (.restoresTooMuch, "One letter is written at a time", 4),
    (.ignoresTaps, "A button does something", 2),
  ]

  @Test(arguments: bugs)
  func `finds the planted bug with the shortest path to it`(bug: Bug, rule: String, lines: Int) async throws {
    let app = SmallApp(bug: bug, world: bug.world)

    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()

    let finding = try #require(report.findings.first)
    #expect(finding.violation.rule.hasPrefix(rule))
    #expect(finding.steps.count == lines)
    #expect(finding.isReproducible)
  }

  @Test(arguments: [Bug.reportsTwice, .forgetsTextInKill, .presentsUnderModal])
  func `a finding is confirmed only by a copy of the app with the same bug`(bug: Bug) async throws {
    let app = SmallApp(bug: bug, world: bug.world)
    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()
    let finding = try #require(report.findings.first)

    #expect(await finding.isConfirmed(by: SmallApp(bug: bug, world: bug.world)) == true)
    #expect(await finding.isConfirmed(by: SmallApp(world: bug.world)) == false)
  }

  /// Catches a mistake that is reported as unconfirmed because a single path cannot show it.
  @Test(arguments: [Bug.turnsInCircles, .hidesState, .ignoresTaps])
  func `does not confirm a finding that a single path cannot reproduce`(bug: Bug) async throws {
    let app = SmallApp(bug: bug, world: bug.world)
    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()
    let finding = try #require(report.findings.first)

    #expect(await finding.isConfirmed(by: app) == nil)
  }

  @Test func `has a test for each bug`() {
    #expect(Set(Self.bugs.map(\.0)) == Set(Bug.allCases))
  }

  @Test func `reports nothing in an app without bugs`() async {
    let report = await Exploration(of: SmallApp(), limits: ExplorerLimits(depth: 4)).run()

    #expect(report.findings.isEmpty)
    #expect(report.exploredDepth == 3)
  }
}
