import HeadlessUI

extension Exploration {
  /// Resets the app, and moves to a root.
  func begin(at root: Int) async {
    restartCount += 1
    currentPath = (root, [])
    if let restore = checkpoints.restore(root: root) { return await runner.reset(with: restore) }
    await runner.reset { [app] in await app.reset() }
    for step in roots[root].steps { _ = await runner.perform(ExplorerAction(.launch, [step])) }
    if let restore = await checkpoints.add(root: root, of: app) { await runner.reset(with: restore) }
  }

  /// Moves to a state: along known transitions, or else from the last checkpoint on its path.
  func move(to state: Int) async {
    guard state != current else { return }
    if let actions = frontier.path(in: graph, from: current, to: state) { return await follow(actions) }
    guard let start = await restart(onPathTo: state), let actions = graph.actions(from: start, onPathTo: state) else {
      return
    }
    current = start
    await follow(actions)
  }

  /// Follows known transitions; checks each of them only if the last state is not the expected one.
  private func follow(_ actions: [Int]) async {
    let start = (state: current, path: currentPath)
    var goal = current
    for action in actions {
      guard let target = graph.target(of: action, in: goal) else { break }
      let chosen = graph.actions(of: goal)[action]
      await runner.repeatAction(chosen)
      currentPath.actions.append(chosen)
      goal = target
    }
    let outcome = await runner.checkRules(nil, nil)
    if graph.id(of: await reader.read(outcome.screen).digest) == goal {
      current = goal
      return
    }
    await begin(at: start.path.root)
    for action in start.path.actions { _ = await runner.perform(action) }
    (currentPath, current) = (start.path, start.state)
    for action in actions {
      let expected = graph.target(of: action, in: current)
      await perform(action, isKnown: true)
      if current != expected { return }
    }
  }

  /// Restores the last checkpoint on the shortest path to a state, or its root, and returns the restored state.
  private func restart(onPathTo state: Int) async -> Int? {
    var state = state
    while let predecessor = graph.states[state].predecessor {
      if let restore = checkpoints.restore(state) {
        let path = graph.path(to: state)
        restartCount += 1
        currentPath = path
        await runner.reset(with: restore)
        if graph.id(of: await reader.read(runner.screen).digest) == state { return state }
        checkpoints.remove(state)
      }
      state = predecessor.state
    }
    let root = graph.states[state].root
    await begin(at: root)
    return frontier.roots[root]
  }
}
