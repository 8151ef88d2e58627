import HeadlessUI

extension Exploration {
  /// Resets the app, and moves to a root.
  func begin(at root: Int) async {
    restartCount += 1
    trail = (root, [])
    if let restore = checkpoints.restore(root: root) { return await runner.begin(restore) }
    await runner.begin { [app] in await app.reset() }
    for step in roots[root].steps { _ = await runner.perform(ExplorerAct(.launch, [step])) }
    if let restore = await checkpoints.add(root: root, of: app) { await runner.begin(restore) }
  }

  /// Moves to a state: along known transitions from the current state, or from one that a launch restores.
  func go(to state: Int) async {
    while state != current, let route = route(to: state) {
      if route.start != current { guard await restart(at: route.start) else { continue } }
      return await walk(route.acts)
    }
  }

  private func route(to goal: Int) -> RouteFinder.Route? {
    let root = graph.states[goal].root
    let known = routes.route(to: goal, from: current, in: graph) {
      checkpoints.restore($0) != nil || $0 == frontier.roots[root]
    }
    if let known { return known }
    // The way contains a kill that cannot be skipped.
    guard let start = frontier.roots[root], let acts = graph.acts(from: start, onPathTo: goal) else { return nil }
    return RouteFinder.Route(start: start, acts: acts)
  }

  /// Restores a state, and returns whether a launch leads there; otherwise, it restores the root.
  private func restart(at state: Int) async -> Bool {
    let root = graph.states[state].root
    guard let restore = checkpoints.restore(state) else {
      await begin(at: root)
      current = state
      return true
    }
    restartCount += 1
    trail = graph.path(to: state)
    await runner.begin(restore)
    if !checkpoints.isProven(state) {
      guard graph.id(of: await reader.read(runner.screen).digest) == state else {
        checkpoints.remove(state)
        await begin(at: root)
        current = frontier.roots[root] ?? current
        return false
      }
      checkpoints.noteProven(state)
    }
    current = state
    return true
  }

  /// Follows known transitions; checks each of them only if the last state is not the expected one.
  private func walk(_ acts: [Int]) async {
    let start = (state: current, trail: trail)
    var goal = current
    for act in acts {
      guard let target = graph.target(of: act, in: goal) else { break }
      let chosen = graph.acts(of: goal)[act]
      await runner.repeatAct(chosen)
      trail.acts.append(chosen)
      goal = target
    }
    runner.look()
    if graph.id(of: await reader.read(runner.screen).digest) == goal {
      current = goal
      return
    }
    await begin(at: start.trail.root)
    for act in start.trail.acts { _ = await runner.perform(act) }
    (trail, current) = (start.trail, start.state)
    for act in acts {
      let expected = graph.target(of: act, in: current)
      await take(act, isKnown: true)
      if current != expected { return }
    }
  }
}
