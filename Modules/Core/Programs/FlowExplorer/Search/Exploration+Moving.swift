import FlowHeadless

extension Exploration {
  /// Resets the app, and moves to a root.
  func begin(at root: Int) async {
    restartCount += 1
    currentPath = (root, [])
    let path = ExplorerAction.actions(for: starts[root].steps)
    if checkpoints.restore(root: root) == nil {
      await runner.reset { [app] in await app.reset() }
      for action in path { _ = await runner.perform(action) }
      await checkpoints.add(root: root, of: app)
    }
    guard let restore = checkpoints.restore(root: root) else { return }
    await runner.reset(to: path + (isRelaunched(root) ? [.relaunch] : []), with: restore)
  }

  /// Returns whether a launch follows the journey of a root before the exploration continues.
  func isRelaunched(_ root: Int) -> Bool { starts[root].journey != nil && checkpoints.restore(root: root) != nil }

  /// Moves to a state: along known transitions from the current state, or from one that a launch restores.
  func move(to state: Int) async {
    guard state != current, let route = route(to: state) else { return }
    if route.start != current { await restart(at: route.start) }
    await follow(route.actions)
  }

  private func route(to goal: Int) -> RouteFinder.Route? {
    let root = graph.states[goal].root
    let known = routes.route(to: goal, from: current, in: graph) {
      checkpoints.restore($0) != nil || $0 == frontier.roots[root]
    }
    if let known { return known }
    // The way contains a kill that cannot be skipped.
    guard let start = frontier.roots[root], let actions = graph.actions(from: start, onPathTo: goal) else { return nil }
    return RouteFinder.Route(start: start, actions: actions)
  }

  private func restart(at state: Int) async {
    if let restore = checkpoints.restore(state) {
      restartCount += 1
      currentPath = graph.path(to: state)
      await runner.reset(to: currentPath.actions, with: restore)
    } else {
      await begin(at: graph.states[state].root)
    }
    current = state
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
    await runner.observe()
    if graph.id(of: reader.read(runner.latest).digest) == goal {
      current = goal
      return
    }
    // If a launch has led to the first state, its checkpoint may restore another one.
    checkpoints.remove(start.state)
    await begin(at: start.path.root)
    for action in start.path.actions { _ = await runner.perform(action) }
    (currentPath, current) = (start.path, start.state)
    for action in actions {
      let expected = graph.target(of: action, in: current)
      await perform(action, isKnown: true)
      if current != expected { return }
    }
  }
}
