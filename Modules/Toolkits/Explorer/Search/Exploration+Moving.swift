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

  /// Moves to a state: along known transitions, or else from the last checkpoint on its path.
  func go(to state: Int) async {
    guard state != current else { return }
    if let acts = frontier.walk(in: graph, from: current, to: state) { return await walk(acts) }
    guard let start = await restart(onWayTo: state), let acts = graph.acts(from: start, onPathTo: state) else { return }
    current = start
    await walk(acts)
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
    let outcome = await runner.judge(nil, nil)
    if graph.id(of: await reader.read(outcome.screen).digest) == goal {
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

  /// Restores the last checkpoint on the shortest path to a state, or its root, and returns the restored state.
  private func restart(onWayTo state: Int) async -> Int? {
    var state = state
    while let arrival = graph.states[state].arrival {
      if let restore = checkpoints.restore(state) {
        let path = graph.path(to: state)
        restartCount += 1
        trail = path
        await runner.begin(restore)
        if graph.id(of: await reader.read(runner.screen).digest) == state { return state }
        checkpoints.remove(state)
      }
      state = arrival.state
    }
    let root = graph.states[state].root
    await begin(at: root)
    return frontier.roots[root]
  }
}
