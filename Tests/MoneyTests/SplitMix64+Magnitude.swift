import FlowTesting

extension SplitMix64 {
  /// A number from 1 to `limit`, of any length with equal chance, and now and then the limit itself.
  mutating func magnitude(upTo limit: Int64) -> Int64 {
    let random = next()
    if random % 16 == 0 { return limit }
    let bits = Int64.bitWidth - limit.leadingZeroBitCount
    let length = Int((random >> 8) % UInt64(bits)) + 1
    return min(limit, max(1, Int64(next() >> (64 - length))))
  }
}
