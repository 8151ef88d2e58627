/// Leaves out of a way what the mistake does not need.
@MainActor
struct Shrinker {
  /// Whether such a way still shows the mistake.
  let isShown: @MainActor ([ExplorerAct]) async -> Bool

  /// A way of which nothing can be left out: long stretches were tried first, then each act, then each step of an act.
  func shrink(_ acts: [ExplorerAct]) async -> [ExplorerAct] {
    let acts = await dropStretches(of: acts)
    let steps = acts.flatMap { act in act.steps.map { ExplorerAct(act.kind, [$0]) } }
    guard steps.count > acts.count, await isShown(steps) else { return acts }
    return await dropStretches(of: steps)
  }

  private func dropStretches(of acts: [ExplorerAct]) async -> [ExplorerAct] {
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
