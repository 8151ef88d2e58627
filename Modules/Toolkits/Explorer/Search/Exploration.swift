import HeadlessUI

/// Tries all that can be done to an app, from each state that it reaches, and tells where a rule is broken, by the shortest way known.
@MainActor
public final class Exploration {
  let runner: Runner
  let limits: ExplorerLimits
  let roots: [ExplorerRoot]
  let observer: (@MainActor (ExploredTransition) -> Void)?
  var graph = StateGraph()
  var frontier: Frontier
  var findings: [Finding] = []
  var coverage = Coverage()
  /// The state that the app is in.
  var current = 0
  /// What was done since the app was made new: the root, and the acts.
  var trail: (root: Int, acts: [ExplorerAct]) = (0, [])
  /// Where a kill leads from what is durable, and what the person sees there.
  var afterKill: [StateDigest: (state: Int, screen: ScreenSnapshot?)] = [:]
  var restartCount = 0
  let checkpoints = Checkpoints()
  /// Where the app was taken to while a mistake was looked at.
  var resumption: Int?
  var app: any ExplorableApp { runner.app }
  var reader: StateReader { StateReader(app: app) }

  /// An exploration of this app.
  /// - Parameters:
  ///   - app: The app.
  ///   - roots: Where it begins; without any, where the app is new.
  ///   - limits: When it ends.
  ///   - observer: Sees each transition that is tried.
  public init(
    of app: any ExplorableApp, roots: [ExplorerRoot] = [], limits: ExplorerLimits = ExplorerLimits(),
    observer: (@MainActor (ExploredTransition) -> Void)? = nil
  ) {
    runner = Runner(app)
    self.limits = limits
    frontier = Frontier(seed: limits.seed)
    self.roots = roots.isEmpty ? [ExplorerRoot()] : roots
    self.observer = observer
  }

  /// Explores until everything within the limits is tried.
  public func run() async -> ExplorationReport {
    for root in roots.indices {
      await begin(at: root)
      current = await arrive(at: root, by: nil, await runner.judge(nil, nil))
    }
    while limits.goOn(graph), findings.count < limits.findings,
      let next = frontier.next(in: graph, from: current, limits)
    {
      await go(to: next.state)
      if current == next.state {
        await take(next.act)
      } else {
        // The way there leads elsewhere: something decides that no digest tells.
        frontier.noteTried(next.act, in: next.state, of: graph)
        graph.abandon(next.act, in: next.state)
      }
    }
    findNoWayHome()
    return await report()
  }
}

// MARK: - Acting

extension Exploration {
  /// Does an act in the current state, and notes where it leads.
  func take(_ act: Int, isKnown: Bool = false) async {
    let from = current
    let chosen = graph.acts(of: from)[act]
    frontier.noteTried(act, in: from, of: graph)
    if !isKnown, chosen.kind == .kill, let target = afterKill[graph.states[from].durable] {
      return await noteKill(from, act, target)
    }
    let durable = graph.states[from].durable
    let outcome = await runner.perform(chosen)
    trail.acts.append(chosen)
    let known = Int(graph.states[from].targets[act])
    current = await arrive(at: trail.root, by: (from, act), outcome)
    if chosen.kind == .kill, let target = graph.target(of: act, in: from) {
      afterKill[durable] = (target, outcome.screen)
      // What a launch leads to can be come back to by a launch.
      if target == current { await checkpoints.add(target, of: app) }
    }
    if current == from { await noteIdleTap(act, in: from, outcome) }
    if known < 0 {
      coverage.note(chosen, outcome, changed: graph.target(of: act, in: from) != from)
      observer?(ExploredTransition(before: outcome.before, act: chosen, after: outcome.screen))
    }
  }

  /// A process that is gone leaves what is durable: where that leads is known.
  private func noteKill(_ from: Int, _ act: Int, _ target: (state: Int, screen: ScreenSnapshot?)) async {
    _ = graph.connect(from, by: act, to: target.state)
    coverage.killsRemembered += 1
    guard let screen = runner.screen, let after = target.screen,
      let lost = ExplorerRule.findLostText(screen, after, in: app)
    else { return }
    let path = graph.path(to: from)
    await note(
      [Mistake(rule: ExplorerRule.keepsText, finding: lost)], path.root, path.acts + [graph.acts(of: from)[act]])
    if let resumption = resumption.take() { current = resumption }
  }

  /// Reads the state that the app is in, and asks what came of the way to it.
  private func arrive(at root: Int, by way: (state: Int, act: Int)?, _ outcome: Outcome) async -> Int {
    let reading = await reader.read(outcome.screen)
    let state: Int
    if let known = graph.id(of: reading.digest) {
      state = known
    } else {
      state = graph.add(
        reading, acts: ActList(app: app).acts(on: outcome.screen), isHome: outcome.screen.map(app.isHome) ?? false,
        isWaiting: app.heldReplies > 0 || outcome.screen == nil, root: root, arrival: way)
      frontier.add(state, in: graph)
      if let screen = outcome.screen { coverage.note(screen) }
    }
    if way == nil { frontier.roots[root] = frontier.roots[root] ?? state }
    let former = way.flatMap { graph.connect($0.state, by: $0.act, to: state) }
    for state in graph.takeShortened() { frontier.add(state, in: graph) }
    if let way {
      if let former { await noteDifference(way, from: former, to: state) }
      let path = graph.path(to: way.state)
      await note(outcome.mistakes, path.root, path.acts + [graph.acts(of: way.state)[way.act]])
    } else {
      await note(outcome.mistakes, root, [])
    }
    return resumption.take() ?? state
  }
}
