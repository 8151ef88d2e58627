import FlowHeadless
import FlowShell

/// A search through all reachable states of an app, which reports violated rules with the shortest known path.
@MainActor
package final class Exploration {
  let runner: Runner
  let limits: ExplorerLimits
  let roots: [ExplorerRoot]
  let observer: (@MainActor (ExploredTransition) -> Void)?
  var graph = StateGraph()
  var frontier: Frontier
  var routes = RouteFinder()
  var findings: [Finding] = []
  var coverage = Coverage()
  /// The violations that were found, without numbers, so that each is reported once.
  var knownViolations: Set<RuleViolation> = []
  /// The current state of the app.
  var current = 0
  /// The root and the actions since the app was reset.
  var currentPath: (root: Int, actions: [ExplorerAction]) = (0, [])
  /// The state and the screen after a kill, by the durable data.
  var afterKill: [StateDigest: (state: Int, screen: ScreenSnapshot?)] = [:]
  var restartCount = 0
  let checkpoints = Checkpoints()
  /// The number of checks of each rule that compares states.
  private(set) var comparisonCounts: [String: Int] = [:]
  /// The actions during a transition that were tried, while the same after it was not, by the state after the transition.
  var awaitingPairs: [Int: [AwaitedPair]] = [:]
  /// The situations in which pulling down several screens was compared.
  var comparedLeaves: Set<Int> = []
  /// The steps of journeys that were not possible.
  var refusedSteps: [String] = []
  /// Another way to the state before the last action of the path that is being reproduced, with that action.
  var otherWay: [ExplorerAction]?
  /// The state of the app after a mistake was reproduced.
  var stateAfterReproduction: Int?
  var followUps = FollowUps()
  var app: any AppDriver { runner.app }
  /// The roots, a new app, and the later roots.
  let starts: [ExplorerRoot]
  /// The later roots at which the exploration has begun.
  private(set) var usedLaterRoots: [ExplorerRoot] = []
  /// The position of the new app in the starts.
  var newApp: Int { roots.count }
  let reader: StateReader
  private let offeredActions: ActionList

  /// Creates an exploration of an app.
  /// - Parameters:
  ///   - app: The app.
  ///   - roots: The starts; an empty array stands for a new app.
  ///   - laterRoots: The starts of the last tenth, in their order: each is used if it has a screen that was not found, or a
  ///     button that was not tapped, and no more steps than transitions are left.
  ///   - limits: The limits of the search.
  ///   - log: Receives each action before it is performed.
  ///   - observer: Receives each transition that is tried.
  package init(
    of app: any AppDriver, roots: [ExplorerRoot] = [], laterRoots: [ExplorerRoot] = [],
    limits: ExplorerLimits = ExplorerLimits(),
    log: ActionLog? = nil,
    observer: (@MainActor (ExploredTransition) -> Void)? = nil
  ) {
    runner = Runner(app, log: log)
    reader = StateReader()
    offeredActions = ActionList(app: app)
    self.limits = limits
    frontier = Frontier(seed: limits.seed)
    self.roots = roots.isEmpty ? [ExplorerRoot()] : roots
    starts = self.roots + [ExplorerRoot()] + laterRoots
    self.observer = observer
  }

  /// Explores until everything within the limits was tried.
  package func run() async -> ExplorationReport {
    await checkJourneys()
    for root in roots.indices { await start(at: root) }
    let laterRoots = starts.indices.dropFirst(newApp + 1)
    if !laterRoots.isEmpty {
      await explore(upTo: 0.9)
      var found = coverage.buttons.union(graph.stateCounts.keys)
      // A journey costs as much as its steps, so that a short exploration plays few.
      var left = limits.transitions - graph.transitionCount
      for root in laterRoots where limits.allowContinuing(graph) && findings.count < limits.findings {
        let goals = starts[root].buttons.union(starts[root].screens)
        guard starts[root].steps.count <= left, !goals.isSubset(of: found) else { continue }
        left -= starts[root].steps.count
        found.formUnion(goals)
        usedLaterRoots.append(starts[root])
        await start(at: root)
      }
    }
    await explore(upTo: 1)
    findStatesWithoutPathHome()
    await findQuestionsWithoutEffect()
    return await report()
  }

  private func start(at root: Int) async {
    await begin(at: root)
    current = await recordArrival(at: root, from: nil, await runner.checkRules())
  }

  /// Explores until everything was tried, or a part of the transitions or of the time is used.
  private func explore(upTo part: Double) async {
    while limits.allowContinuing(graph, upTo: part), findings.count < limits.findings,
      let next = followUps.next(in: graph, upTo: limits.depth)
        ?? frontier.next(in: graph, from: current, or: checkpoints.states, limits)
    {
      await move(to: next.state)
      if current == next.state {
        await perform(next.action)
      } else {
        // The path leads to another state now: the digests omit a part of the state.
        frontier.markTried(next.action, in: next.state, of: graph)
        graph.abandon(next.action, in: next.state)
      }
    }
  }
}

extension Exploration {
  /// Counts a check of a rule that compares states.
  func count(_ rule: String) { comparisonCounts[rule, default: 0] += 1 }
}

// MARK: - Acting

extension Exploration {
  /// Performs an action in the current state, and records the transition.
  func perform(_ action: Int, isKnown: Bool = false) async {
    let from = current
    let chosen = graph.actions(of: from)[action]
    frontier.markTried(action, in: from, of: graph)
    if !isKnown, chosen.kind == .kill, let target = afterKill[graph.states[from].durable] {
      return await recordKill(from, action, target)
    }
    let durable = graph.states[from].durable
    // Its second act meets the transition of the first.
    if chosen.kind == .atOnce { coverage.record(runner.latest.sessionPlace?.during(.transition)) }
    let outcome = await runner.perform(chosen)
    currentPath.actions.append(chosen)
    let known = Int(graph.states[from].targets[action])
    current = await recordArrival(at: currentPath.root, from: (from, action), outcome)
    if chosen.kind == .kill, let target = graph.target(of: action, in: from) {
      afterKill[durable] = (target, outcome.screen)
      // A launch can restore the state, since a launch has led to it.
      if target == current { await checkpoints.add(target, of: app) }
    }
    if limits.prefersNewActions, graph.states[current].depth < limits.depth {
      addFollowUps(of: action, in: from, outcome)
    }
    if chosen.kind == .tap { followUps.addAnswers(in: from, of: graph) }
    await recordTap(chosen, in: from, outcome)
    if !isKnown { await compare(action, in: from) }
    if known < 0 {
      coverage.record(chosen, outcome, changed: graph.target(of: action, in: from) != from)
      observer?(ExploredTransition(before: outcome.before, action: chosen, after: outcome.screen))
    }
  }

  /// Adds the actions that show the effect of the last one.
  private func addFollowUps(of action: Int, in from: Int, _ outcome: Outcome) {
    let chosen = graph.actions(of: from)[action]
    switch chosen.kind {
    case .fault, .clock: followUps.addUses(of: current, after: chosen, of: graph)
    case .tap:
      followUps.addRepetition(after: currentPath.actions, in: current, of: graph)
      followUps.addAnswers(to: current, after: currentPath.actions, of: graph)
      addRepeatedAnswer()
      if let screen = outcome.screen, let notice = screen.notice, outcome.before?.notice != notice {
        followUps.addAnswer(to: notice, in: current, of: graph)
      }
    default: break
    }
    if chosen.kind != .fault, let screen = outcome.screen, runner.latest.heldReplyCount == 0,
      screen.actions.contains(where: { $0.isEnabled && runner.latest.world.labels.confirmingButtons.contains($0.label) }
      )
    {
      followUps.addFaults(in: current, of: graph)
    }
    let search = runner.latest.search
    if let place = search.confirmationDeduplicationKey {
      followUps.addAll(in: current, for: "confirmed \(place)", of: graph)
    }
    if chosen.isEdit, let place = search.editDeduplicationKey {
      followUps.add([.backHome, .taps], from: current, for: "back from \(place)")
      followUps.add([.onHome, .action(.kill)], from: current, for: "on from \(place)")
    }
    let key = search.launchDeduplicationKey.map { chosen.isEdit ? "\($0) after an edit" : $0 }
    if let key { followUps.addKill(in: current, for: key, of: graph) }
    if chosen.leavesSeveralScreens, let before = outcome.before, let screen = outcome.screen {
      followUps.addKill(in: current, for: "\(before.name) back to \(screen.name)", of: graph)
    }
    if let screen = outcome.screen { addFollowUps(on: screen, outcome) }
    if runner.latest.shell?.isSigningIn == true { followUps.addLeaves(of: current, in: graph) }
  }

  /// Adds the actions for a place, or a button, that was not reached before.
  private func addFollowUps(on screen: ScreenSnapshot, _ outcome: Outcome) {
    // An inspection is slow to copy.
    if outcome.hasReported, !runner.latest.wasCancelled, !runner.latest.isHome, let result = runner.latest.lastResult,
      let link = graph.actions(of: current).first(where: { $0.kind == .link })
    {
      followUps.add([.action(link)], from: current, for: "\(result) on \(screen.name)")
    }
    if runner.latest.heldReplyCount == 1 { followUps.addReplies(on: screen.name, in: current, of: graph) }
    if let session = runner.latest.shell?.session {
      let place = "\(screen.name) \(screen.backTitles) \(session.status) \(session.isLocked)"
      followUps.add([.onward], from: current, for: "onward from \(place)")
    }
    followUps.addNewTaps(on: screen.name, in: current, of: graph)
  }

  /// Adds the same tap and the same answer again, after those which a fault has hit.
  private func addRepeatedAnswer() {
    let last = currentPath.actions.suffix(3).map(\.self)
    guard last.count == 3, last[0].kind == .fault, last[1].kind == .tap, let screen = runner.screen,
      !screen.problems.isEmpty
    else { return }
    followUps.add(
      [.action(last[1]), .action(last[2])], from: current, for: "\(screen.name) \(last.map(\.name))")
  }

  /// Records a kill without performing it: the state after it depends on the durable data only, and is known.
  private func recordKill(_ from: Int, _ action: Int, _ target: (state: Int, screen: ScreenSnapshot?)) async {
    _ = graph.connect(from, by: action, to: target.state)
    coverage.skippedKillCount += 1
    guard let screen = target.screen else { return }
    let path = graph.path(to: from)
    await record(
      runner.checkRules(ofKillTo: screen), path.root, path.actions + [graph.actions(of: from)[action]])
    if let stateAfterReproduction = stateAfterReproduction.take() { current = stateAfterReproduction }
  }

  /// Reads the current state, and records the transition to it with its mistakes.
  private func recordArrival(at root: Int, from predecessor: (state: Int, action: Int)?, _ outcome: Outcome) async
    -> Int
  {
    let reading = reader.read(runner.latest)
    let state: Int
    if let known = graph.id(of: reading.digest) {
      state = known
    } else {
      state = graph.add(
        StateDescription(
          reading: reading,
          actions: offeredActions.actions(
            in: runner.latest, outline: reading.outline, situation: reading.situation),
          isHome: runner.latest.isHome, alert: outcome.screen?.alertTitle?.withoutNumbers,
          hasPendingEvent: outcome.screen == nil || runner.latest.waits),
        root: root, predecessor: predecessor)
      frontier.add(state, in: graph)
      if limits.prefersNewActions {
        for action in offeredActions.latestSessionActions.reversed() { followUps.add(action, in: state, of: graph) }
      }
      coverage.record(runner.latest.sessionPlace)
    }
    if predecessor == nil { frontier.roots[root] = frontier.roots[root] ?? state }
    let former = predecessor.flatMap { graph.connect($0.state, by: $0.action, to: state) }
    count(RuleViolation.nondeterministicAction)
    for state in graph.takeShortened() { frontier.add(state, in: graph) }
    if let predecessor {
      if former != nil { await recordDifference(predecessor) }
      if !outcome.violations.isEmpty {
        let path = graph.path(to: predecessor.state)
        await record(
          outcome.violations, path.root, path.actions + [graph.actions(of: predecessor.state)[predecessor.action]])
      }
    } else {
      await record(outcome.violations, root, [])
    }
    return stateAfterReproduction.take() ?? state
  }
}

extension ScreenSnapshot {
  /// The notice on the screen, without numbers.
  fileprivate var notice: String? {
    for case .line(let line) in elements where line.isNotice { return line.text.withoutNumbers }
    return nil
  }
}
