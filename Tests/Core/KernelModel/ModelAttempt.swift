/// An attempt of the person to leave, which a screen keeps.
struct ModelAttempt {
  /// All that would go, bottom first.
  let screens: [ModelScreen]
  /// How many of them, from the bottom, are not asked yet; the next asks.
  let unasked: Int
  /// What the person saw on top.
  let top: ModelScreen?
}
