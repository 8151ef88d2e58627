import HeadlessUI

/// A search through all reachable states of an app, which reports violated rules with the shortest known path.
@MainActor
public final class Exploration {
  let runner: Runner
  let limits: ExplorerLimits
  let roots: [ExplorerRoot]
  let observer: (@MainActor (ExploredTransition) -> Void)?
  var graph = StateGraph()
  var frontier: Frontier
  var routes = RouteFinder()
  var findings: [Finding] = []
  var coverage = Coverage()
  /// The current state of the app.
  var current = 0
  /// The root and the actions since the app was reset.
  var trail: (root: Int, acts: [ExplorerAct]) = (0, [])
  /// The state and the screen after a kill, by the durable data.
  var afterKill: [StateDigest: (state: Int, screen: ScreenSnapshot?)] = [:]
  var restartCount = 0
  let checkpoints = Checkpoints()
  /// The state of the app after a mistake was reproduced.
  var resumption: Int?
  var app: any ExplorableApp { runner.app }
  /// The states that a launch restores.
  private var restorable: [Int] { roots.indices.compactMap { frontier.roots[$0] } + checkpoints.states }
  let reader: StateReader
  private let actList: ActList

  /// Creates an exploration of an app.
  /// - Parameters:
  ///   - app: The app.
  ///   - roots: The starts; an empty array stands for a new app.
  ///   - limits: The limits of the search.
  ///   - observer: Receives each transition that is tried.
  public init(
    of app: any ExplorableApp, roots: [ExplorerRoot] = [], limits: ExplorerLimits = ExplorerLimits(),
    observer: (@MainActor (ExploredTransition) -> Void)? = nil
  ) {
    runner = Runner(app)
    reader = StateReader(app: app)
    actList = ActList(app: app)
    self.limits = limits
    frontier = Frontier(seed: limits.seed)
    self.roots = roots.isEmpty ? [ExplorerRoot()] : roots
    self.observer = observer
  }

  /// Explores until everything within the limits was tried.
  public func run() async -> ExplorationReport {
    for root in roots.indices {
      await begin(at: root)
      current = await arrive(at: root, by: nil, await runner.judge(nil, nil))
    }
    while limits.goOn(graph), findings.count < limits.findings,
      let next = frontier.next(in: graph, from: current, or: restorable, limits)
    {
      await go(to: next.state)
      if current == next.state {
        await take(next.act)
      } else {
        // The path leads to another state now: a part of the state is in no digest.
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
  /// Performs an action in the current state, and records the transition.
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
      // A launch can restore the state, since a launch has led to it.
      if target == current { await checkpoints.add(target, of: app) }
    }
    if current == from { await noteIdleTap(act, in: from, outcome) }
    if known < 0 {
      coverage.note(chosen, outcome, changed: graph.target(of: act, in: from) != from)
      observer?(ExploredTransition(before: outcome.before, act: chosen, after: outcome.screen))
    }
  }

  /// Records a kill without performing it: the state after it depends on the durable data only, and is known.
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

  /// Reads the current state, and records the transition to it with its mistakes.
  private func arrive(at root: Int, by way: (state: Int, act: Int)?, _ outcome: Outcome) async -> Int {
    let reading = await reader.read(outcome.screen)
    let state: Int
    if let known = graph.id(of: reading.digest) {
      state = known
    } else {
      state = graph.add(
        reading, acts: actList.acts(on: outcome.screen), isHome: outcome.screen.map(app.isHome) ?? false,
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
