/// SplitMix64: the same seed gives the same cases on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 1 to `limit`, of any length with equal chance, and now and then the limit itself.
  mutating func magnitude(upTo limit: Int64) -> Int64 {
    let random = next()
    if random % 16 == 0 { return limit }
    let bits = Int64.bitWidth - limit.leadingZeroBitCount
    let length = Int((random >> 8) % UInt64(bits)) + 1
    return min(limit, max(1, Int64(next() >> (64 - length))))
  }
}
