import FlowHeadless
import Testing

@testable import FlowExplorer

@MainActor
struct PlantedBugTests {
  /// The findings of a strict breadth-first search: the violated rule, and the number of steps in the journey.
  nonisolated static let bugs: [(Bug, rule: String, lines: Int)] = [
    (.reportsTwice, "Flows fulfil their contract", 4),
    (.leaksLetterFlow, "Flows fulfil their contract", 2),
    (.staysBusy, "A busy screen has work in progress", 4),
    (.hangs, "The app comes to rest", 4),
    (.startsWithoutScreen, "Each running flow has a screen", 4),
    (.startsTwice, "One letter is written at a time", 1),
    (.sendsTwice, "A letter is sent once", 4),
    (.acceptsLateReplies, "Flows fulfil their contract", 4),
    (.losesTextOnKill, "Input survives a kill", 6),
    (.clearsCoveredInput, "Input survives going back", 4),
    (.presentsUnderModal, "The toolkit refuses no call", 1),
    (.losesLinkDuringSwipe, "A link is opened or pending", 3),
    (.losesLinkDuringPush, "A link is opened or pending", 1),
    (.labelsAlike, "Every offered action is possible", 5),
    (.loopsWithoutExit, "Every state has a path home", 2),
    (.hidesState, "The same action in the same state leads to the same state", 5),
    (.hasDeadEnd, "Every screen can be used or left", 2),
    (.showsScreenAfterEnd, "Flows fulfil their contract", 4),
    (.hangsOnLongNames, "The app comes to rest", 3),
    (.showsForeignScreen, "Each screen belongs to a flow that has not ended", 2),
    (.restoresTwice, "One letter is written at a time", 4),
    (.ignoresTaps, "A tap on a button has an effect", 2),
    (.ignoresAnswers, "The answers to a question lead to different states", 2),
    (.clearsWhenAsked, "A cancelled swipe leads to the state before it", 5),
    (.remembersInMemory, "A launch at rest restores the content of the screen", 4),
    (.togglesProblem, "Two taps do the same as one", 2),
    (.losesTypedSum, "Input survives going back", 5),
    (.losesPlaceOnKill, "A launch restores the screens of a running feature", 4),
    (.inventsInput, "A launch at rest restores the content of the screen", 4),
    (.hidesErrors, "A launch at rest restores the content of the screen", 5),
    (.ignoresLateReplies, "A delayed reply has the same effect as an immediate one", 6),
    (.keepsProblem, "A problem is gone when its action has succeeded", 5),
    (.forgetsToAsk, "Leaving several screens at once asks every screen that has `onLeave`", 4),
    (.losesTimeDuringPush, "An event during a transition has the same effect as after it", 1),
  ]

  /// Catches a longer way than necessary, and a journey that is green while its bug is there, or red without it.
  @Test(arguments: bugs)
  func `finds the planted bug with the shortest path to it, whose journey is red with the bug and green without`(
    bug: Bug, rule: String, lines: Int
  ) async throws {
    let app = SmallApp(bug: bug, world: bug.world)

    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()

    let finding = try #require(report.findings.first)
    #expect(finding.violation.rule.hasPrefix(rule))
    #expect(finding.steps.count == lines)
    #expect(finding.isReproducible)
    // A journey cannot state that a path home is missing.
    if bug != .loopsWithoutExit { try await checkJourney(of: finding, bug) }
  }

  private func checkJourney(of finding: Finding, _ bug: Bug) async throws {
    let journey = try JourneyParser(appPhrases: SmallApp.phrases)
      .journey(named: "", from: Array(finding.journey.utf8))
    let root = ExplorerRoot("mistake", journey)

    let red = await Exploration(
      of: SmallApp(bug: bug, world: bug.world), roots: [root], limits: ExplorerLimits(transitions: 0)
    ).run()
    let green = await Exploration(
      of: SmallApp(world: bug.world), roots: [root], limits: ExplorerLimits(transitions: 0)
    ).run()

    #expect(root.statedRules == [finding.violation.rule])
    #expect(red.findings.map(\.violation.rule).contains(finding.violation.rule))
    #expect(green.findings.isEmpty, "\(green.findings.map(\.journey))")
  }

  @Test func `each planted bug is tried`() {
    #expect(Set(Self.bugs.map(\.0)) == Set(Bug.allCases))
  }

  /// Catches a journey with the way only on which the mistake was noticed.
  @Test func `an action that leads to two states is reported with the shortest way to each`() async throws {
    let app = SmallApp(bug: .hidesState, world: .pages)

    let report = await Exploration(of: app, limits: ExplorerLimits(prefersNewActions: false)).run()

    #expect(
      report.findings.first?.journey == """
        # tap "About" led to another state before, although the known state was the same.
        # Violates: The same action in the same state leads to the same state.

        tap "About"

        # Again, from a new app:

        tap "About"
        back
        tap "About"
        back
        tap "About"

        """)
  }

  @Test(arguments: [
    Bug.reportsTwice, .losesTextOnKill, .presentsUnderModal, .ignoresTaps, .ignoresAnswers, .hidesState,
  ])
  func `a finding is confirmed only by a copy of the app with the same bug`(bug: Bug) async throws {
    let app = SmallApp(bug: bug, world: bug.world)
    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()
    let finding = try #require(report.findings.first)

    #expect(await finding.isConfirmed(by: SmallApp(bug: bug, world: bug.world)) == true)
    #expect(await finding.isConfirmed(by: SmallApp(world: bug.world)) == false)
  }

  /// Catches a comparison with ways only that begin with the action in question.
  @Test func `another way may begin with another action`() async throws {
    let about = ExplorerAction(.tap, .tap("About"))
    let back = ExplorerAction(.leave, .back)
    let finding = Finding(
      violation: .ledElsewhere(about), root: ExplorerRoot(), actions: [about],
      otherWay: [.kill, about, back, about, back, about], isReproducible: true, transitions: 0)

    #expect(await finding.isConfirmed(by: SmallApp(bug: .hidesState, world: .pages)) == true)
    #expect(await finding.isConfirmed(by: SmallApp(world: .pages)) == false)
  }

  /// Catches a mistake that is reported as unconfirmed because no path can show it.
  @Test func `does not confirm a finding that no path can reproduce`() async throws {
    let app = SmallApp(bug: .loopsWithoutExit, world: .pages)
    let report = await Exploration(of: app, limits: ExplorerLimits(findings: 1, prefersNewActions: false)).run()
    let finding = try #require(report.findings.first)

    #expect(await finding.isConfirmed(by: app) == nil)
  }

  /// Catches an exploration that is at the root after a mistake was reproduced, and acts as if it were still where it was found.
  @Test(arguments: [Bug.losesTextOnKill, .ignoresTaps, .ignoresAnswers])
  func `an exploration continues after a mistake, and finds no other one`(bug: Bug) async throws {
    let report = await Exploration(of: SmallApp(bug: bug, world: bug.world), limits: ExplorerLimits(depth: 6)).run()

    #expect(report.findings.count == 1)
    #expect(report.abandonedCount == 0)
  }

  @Test func `has a test for each bug`() {
    #expect(Set(Self.bugs.map(\.0)) == Set(Bug.allCases))
  }

  /// Catches a rule that reports a question as soon as its answers lead to the same state once: here, there is nothing left to
  /// erase after the first time.
  @Test func `a question whose answers differ in some state is no mistake`() async {
    let report = await Exploration(of: SmallApp(world: .questions)).run()

    #expect(report.findings.isEmpty)
    #expect(report.isComplete)
    #expect(report.stateCounts["Alert"] == 2)
  }

  @Test func `a question whose answers never differ is reported once`() async {
    let report = await Exploration(of: SmallApp(bug: .ignoresAnswers, world: .questions)).run()

    #expect(
      report.findings.map(\.journey) == [
        """
        # All answers to "Erase all letters?" lead to the same state.
        # Violates: The answers to a question lead to different states.

        tap "About"
        tap "Erase"

        """
      ])
  }

  /// Catches an exploration that looks for the second question from where the first one was, after it has reproduced that.
  @Test func `each question whose answers never differ is reported`() async {
    let app = SmallApp(bug: .ignoresAnswers, world: .questions)
    app.hasSecondQuestion = true

    let report = await Exploration(of: app).run()

    #expect(
      report.findings.map(\.violation.explanation) == [
        "All answers to \"Burn all letters?\" lead to the same state.",
        "All answers to \"Erase all letters?\" lead to the same state.",
      ])
    #expect(report.findings.allSatisfy { $0.isReproducible && $0.steps.count == 2 })
  }

  /// Catches a search that continues with other new actions, so that the effects of the answers are never compared.
  @Test func `the second answer to a question is tried right after the first, in the same state`() async throws {
    var tries: [String] = []
    let exploration = Exploration(of: SmallApp(world: .questions)) { transition in
      tries.append("\(transition.before?.name ?? ""): \(transition.action.name)")
    }

    _ = await exploration.run()

    // The last button leads on.
    let first = try #require(tries.firstIndex(of: #"Alert: tap "Keep""#))
    #expect(tries[first + 1] == #"Alert: tap "Erase""#)
  }

  @Test func `reports nothing in an app without bugs`() async {
    let report = await Exploration(of: SmallApp(), limits: ExplorerLimits(depth: 4)).run()

    #expect(report.findings.isEmpty)
    #expect(report.exploredDepth == 3)
  }
}
