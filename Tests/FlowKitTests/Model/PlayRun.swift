/// A play from a seed, and what is found in it.
@MainActor
struct PlayRun {
  let mode: PlayMode
  let seed: UInt64
  static let actCount = 40
  /// Everything goes in the end, and nothing stays (sentence 7).
  private static let ending: [Act] = [
    .endSwipe(lettingGoEarly: true), .settleAll, .terminateSubflows(owner: 0), .settleAll,
  ]

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
    for number in 0..<Self.actCount + Self.ending.count {
      let act = number < Self.actCount ? maker.next(in: comparison.model) : Self.ending[number - Self.actCount]
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
