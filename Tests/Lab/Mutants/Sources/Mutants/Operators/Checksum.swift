/// A short name for some texts: FNV-1a, 64 bits folded to 32 (draft-eastlake-fnv).
enum Checksum {
  /// The checksum of texts in their order.
  static func of(_ texts: [String]) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// Eight hexadecimal digits.
  static func digits(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
