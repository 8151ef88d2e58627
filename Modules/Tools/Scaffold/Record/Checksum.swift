import Foundation

extension Data {
  /// A checksum that detects changes of a file (FNV-1a, 64 bits).
  var checksum: String {
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
