/// A play from a seed, and what is found in it.
@MainActor
struct PlayRun {
  let mode: PlayMode
  let seed: UInt64
  var actsPerRun = 40

  /// A disagreement, with the acts that lead to it.
  struct Finding {
    var acts: [Act]
    var difference: String
  }

  /// Makes up acts and compares, until the two differ.
  func find() -> Finding? {
    var maker = ActMaker(seed: seed, mode: mode)
    let comparison = Comparison(mode)
    var acts: [Act] = []
    for _ in 0..<actsPerRun {
      let act = maker.next(in: comparison.model)
      acts.append(act)
      if let difference = comparison.play(act) { return Finding(acts: acts, difference: difference) }
      if mode == .settled, comparison.model.onItsWay != nil {
        acts.append(.settleAll)
        if let difference = comparison.play(.settleAll) { return Finding(acts: acts, difference: difference) }
      }
    }
    return nil
  }

  /// The same with acts that are given.
  static func check(_ acts: [Act], in mode: PlayMode) -> Finding? {
    let comparison = Comparison(mode)
    for (index, act) in acts.enumerated() {
      if let difference = comparison.play(act) {
        return Finding(acts: Array(acts[...index]), difference: difference)
      }
    }
    return nil
  }
}
