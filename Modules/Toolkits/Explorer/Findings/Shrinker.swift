/// Removes the actions from a path that its mistake does not need.
@MainActor
struct Shrinker {
  /// Returns whether a path still shows the mistake.
  let isShown: @MainActor ([ExplorerAct]) async -> Bool

  /// Returns a minimal path: tries to remove long ranges first, then single actions, then single steps.
  func shrink(_ acts: [ExplorerAct]) async -> [ExplorerAct] {
    let acts = await removeRanges(from: acts)
    let steps = acts.flatMap { act in act.steps.map { ExplorerAct(act.kind, [$0]) } }
    guard steps.count > acts.count, await isShown(steps) else { return acts }
    return await removeRanges(from: steps)
  }

  private func removeRanges(from acts: [ExplorerAct]) async -> [ExplorerAct] {
    var acts = acts
    var length = max(acts.count / 2, 1)
    while length > 0 {
      var start = 0
      while start < acts.count {
        var shorter = acts
        shorter.removeSubrange(start..<min(start + length, acts.count))
        if await isShown(shorter) { acts = shorter } else { start += length }
      }
      length /= 2
    }
    return acts
  }
}
