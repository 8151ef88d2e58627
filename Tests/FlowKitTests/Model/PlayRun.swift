/// Plays, and what is found in them.
@MainActor
struct PlayRun {
  /// How many acts are made up for a seed.
  static let actCount = 40

  let mode: PlayMode
  private let makeStage: @MainActor () -> any PlayStage

  /// Everything goes in the end, and nothing stays (sentence 7).
  private static let ending: [Act] = [
    .endSwipe(lettingGoEarly: true), .settleAll, .terminateSubflows(owner: 0), .settleAll,
  ]

  /// A disagreement, with the acts that lead to it.
  struct Finding {
    var acts: [Act]
    var difference: String
  }

  /// Plays in a mode, each time on a new stage.
  init(_ mode: PlayMode, on makeStage: (@MainActor () -> any PlayStage)? = nil) {
    self.mode = mode
    self.makeStage = makeStage ?? mode.makeStage
  }

  /// Makes up acts from a seed and compares, until the two differ.
  func find(from seed: UInt64) -> Finding? {
    var maker = ActMaker(seed: seed, mode: mode)
    let comparison = Comparison(mode, on: makeStage())
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

  /// Plays acts that are given.
  func check(_ acts: [Act]) -> Finding? {
    let comparison = Comparison(mode, on: makeStage())
    for (index, act) in acts.enumerated() {
      if let difference = comparison.play(act) {
        return Finding(acts: Array(acts[...index]), difference: difference)
      }
    }
    return nil
  }
}
