public import Foundation

/// A hash of the bytes of a request, stored with an intent and shown in logs: FNV-1a, 128 bits.
///
/// It detects accidental changes, and does not protect against deliberate ones, which cannot occur here: both ends
/// belong to the app. Linux has no CryptoKit.
public struct BodyHash: Hashable, Sendable, Codable {
  /// 32 hexadecimal digits.
  public let text: String

  /// Hashes bytes (draft-eastlake-fnv).
  public init(of body: Data) {
    let prime: UInt128 = 1 << 88 | 0x13B
    let basis: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    let hash = body.reduce(basis) { ($0 ^ UInt128($1)) &* prime }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 32 - digits.count) + digits
  }
}
