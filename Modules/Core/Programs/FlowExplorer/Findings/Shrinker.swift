/// Removes the actions from a path that its mistake does not need.
@MainActor
struct Shrinker {
  /// Returns whether a path still shows the mistake.
  let reproduces: @MainActor ([ExplorerAction]) async -> Bool

  /// Returns a minimal path: tries to remove long ranges first, then single actions, then single steps.
  func shrink(_ actions: [ExplorerAction]) async -> [ExplorerAction] {
    let actions = await removeRanges(from: actions)
    let steps = actions.flatMap { action in action.steps.map { ExplorerAction(action.kind, [$0]) } }
    guard steps.count > actions.count, await reproduces(steps) else { return actions }
    return await removeRanges(from: steps)
  }

  private func removeRanges(from actions: [ExplorerAction]) async -> [ExplorerAction] {
    var actions = actions
    var length = max(actions.count / 2, 1)
    while length > 0 {
      var start = 0
      while start < actions.count {
        var shorter = actions
        shorter.removeSubrange(start..<min(start + length, actions.count))
        if await reproduces(shorter) { actions = shorter } else { start += length }
      }
      length /= 2
    }
    return actions
  }
}
