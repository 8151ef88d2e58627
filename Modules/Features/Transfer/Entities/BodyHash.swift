public import Foundation

/// A short name for the bytes of a request, to keep beside an intent and to show in a log: FNV-1a, 128 bits.
///
/// It finds a body that has changed by accident, and is no protection against somebody who wants it to look unchanged;
/// nobody does here, as both ends are the app's own. Linux has no CryptoKit.
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
