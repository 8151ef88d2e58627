/// A random number generator with a seed: SplitMix64.
package struct SeededGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Returns a random number from 0 up to, but not including, the limit.
  package mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }
}
