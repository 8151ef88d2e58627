/// A play from a seed, and what is found in it.
@MainActor
struct PlayRun {
  let mode: PlayMode
  let seed: UInt64
  static let actCount = 40

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
    for _ in 0..<Self.actCount {
      let act = maker.next(in: comparison.model)
      acts.append(act)
      if let difference = comparison.play(act) { return Self.finding(acts, difference) }
      if mode == .settled, comparison.model.onItsWay != nil {
        acts.append(.settleAll)
        if let difference = comparison.play(.settleAll) { return Self.finding(acts, difference) }
      }
    }
    return nil
  }

  /// The same with acts that are given.
  static func check(_ acts: [Act], in mode: PlayMode) -> Finding? {
    let comparison = Comparison(mode)
    for (index, act) in acts.enumerated() {
      if let difference = comparison.play(act) {
        return finding(Array(acts[...index]), difference)
      }
    }
    return nil
  }

  private static func finding(_ acts: [Act], _ difference: String) -> Finding? {
    Known.explains(difference) ? nil : Finding(acts: acts, difference: difference)
  }
}
