import Foundation

/// A checksum of a row's values: FNV-1a, 64 bits (draft-eastlake-fnv).
///
/// Each step is invertible, so rows that differ in one byte never have the same checksum.
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a value with its type and length, so that values cannot be confused with parts of others.
  mutating func add(_ value: DatabaseValue) {
    switch value {
    case .null: add("n".utf8)
    case .integer(let integer): add("i", integer)
    case .text(var text):
      add("t", Int64(text.utf8.count))
      text.withUTF8 { add($0) }
    case .blob(let data):
      add("b", Int64(data.count))
      add(data)
    case .unreadable: add("u".utf8)
    }
  }

  private mutating func add(_ type: StaticString, _ number: Int64) {
    add(UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
    add(String(number).utf8)
    add(CollectionOfOne(UInt8(ascii: ";")))
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
