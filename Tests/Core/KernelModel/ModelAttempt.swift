/// An attempt of the person to leave, which a screen keeps.
struct ModelAttempt {
  /// All that would go, bottom first.
  let screens: [ModelScreen]
  /// How many of them, from the bottom, are not asked yet; the next asks.
  let unasked: Int
  /// The topmost view controller when the person tried to leave.
  let top: ModelScreen?
  /// The visit of the flow that asks.
  let visit: Int
}
