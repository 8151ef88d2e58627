/// A 128-bit hash of everything that determines the possible next states of an app.
package struct StateDigest: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Creates the digest of a description, with identifiers replaced by their order, and times by their distance from now.
  /// - Parameters:
  ///   - text: The description.
  ///   - now: The current time, in seconds since 1970.
  ///   - prefixes: The prefixes of numbered identifiers.
  package init(of text: String, now: Int64, numberedPrefixes prefixes: [[UInt8]] = []) {
    var words = DigestWords(now: now, prefixes: prefixes)
    words.add(text)
    self = words.digest
  }

  fileprivate init(_ high: UInt64, _ low: UInt64) {
    self.high = high
    self.low = low
  }
}

/// Hashes the bytes of a description, without the parts that differ from run to run.
struct DigestWords {
  let now: Int64
  let prefixes: [[UInt8]]
  private var identifiers: [UInt64: UInt64] = [:]
  private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  init(now: Int64, prefixes: [[UInt8]]) {
    self.now = now
    self.prefixes = prefixes
  }

  var digest: StateDigest { StateDigest(high, low) }

  /// Returns whether the same texts would have the same digest in both, whichever texts were added before.
  func hasSameFrame(as other: DigestWords) -> Bool { now == other.now && prefixes == other.prefixes }

  /// Adds a text; identifiers count across texts.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { mix($0) }
  }

  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    var word: UInt64 = 0
    var count: UInt64 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x2D, let (value, length) = numberedIdentifier(in: bytes, at: position) {
        mixIdentifier(value)
        position += length
        continue
      }
      if byte.isDigit || byte.isHexLetter, position == 0 || !bytes[position - 1].isWordCharacter {
        if let value = identifier(in: bytes, at: position) {
          mixIdentifier(value)
          position += 36
          continue
        }
        if isHash(in: bytes, at: position) {
          // A hash covers identifiers as they are; the values that it was computed from are stored beside it.
          mix(0x4A54_0000_0000_0000)
          position += Self.hashLength
          continue
        }
        if let seconds = time(in: bytes, at: position) {
          // All times in the distant past count as one.
          mix(UInt64(bitPattern: max(seconds &- now, Self.distantPast)) ^ 0x7157_0000_0000_0000)
          position += 19
          continue
        }
        if let days = date(in: bytes, at: position) {
          // Whether a date is possible can depend on today.
          mix(UInt64(bitPattern: days &- now / 86_400) ^ 0xDA7E_0000_0000_0000)
          position += 10
          continue
        }
      }
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { mix(word) }
      position += 1
    }
    mix(word)
    mix(count)
  }

  private mutating func mix(_ word: UInt64) {
    high = (high ^ word) &* 0x9FB2_1C65_1E98_DF25
    high ^= high >> 32
    low = (low ^ word) &* 0xD6E8_FEB8_6659_FD93
    low ^= low >> 29
  }

  private static let distantPast: Int64 = -7200

  private mutating func mixIdentifier(_ value: UInt64) {
    let number = identifiers[value] ?? UInt64(identifiers.count)
    identifiers[value] = number
    mix(0x1D00_0000_0000_0000 | number)
  }

  /// Returns the number after a prefix's hyphen, combined with the prefix's position, and the length including the hyphen.
  private func numberedIdentifier(in bytes: UnsafeBufferPointer<UInt8>, at hyphen: Int) -> (UInt64, length: Int)? {
    guard hyphen + 1 < bytes.count, bytes[hyphen + 1].isDigit else { return nil }
    for (index, prefix) in prefixes.enumerated() where hyphen + 1 >= prefix.count {
      guard bytes[hyphen + 1 - prefix.count...hyphen].elementsEqual(prefix) else { continue }
      var number: UInt64 = 0
      var end = hyphen + 1
      while end < bytes.count, bytes[end].isDigit {
        number = number &* 10 &+ UInt64(bytes[end] - 0x30)
        end += 1
      }
      return (UInt64(index + 1) << 56 | number, end - hyphen)
    }
    return nil
  }

  /// Returns a hash of the UUID at a position; nil if there is none.
  private func identifier(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt64? {
    guard start + 36 <= bytes.count, bytes[start + 8] == 0x2D, bytes[start + 13] == 0x2D, bytes[start + 18] == 0x2D,
      bytes[start + 23] == 0x2D
    else { return nil }
    // In lower case, since the same identifier is a key in one case and a value in the other.
    return bytes[start..<start + 36].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01B3 }
  }

  private static let hashLength = 32

  /// Returns whether a word of 32 hexadecimal digits begins at a position.
  private func isHash(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + Self.hashLength
    guard end <= bytes.count, end == bytes.count || !bytes[end].isWordCharacter else { return false }
    return bytes[start..<end].allSatisfy { $0.isDigit || $0.isHexLetter }
  }

  /// Returns the seconds since 1970 of a time such as `2026-11-21T09:00:00`; nil if there is none.
  private func time(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int64? {
    guard start + 19 <= bytes.count, bytes[start + 10] == 0x54, bytes[start + 13] == 0x3A, bytes[start + 16] == 0x3A,
      let days = date(in: bytes, at: start)
    else { return nil }
    return days * 86_400 + number(in: bytes, at: start + 11, 2) * 3600 + number(in: bytes, at: start + 14, 2) * 60
      + number(in: bytes, at: start + 17, 2)
  }

  /// Returns the days since 1970 of a date such as `2026-11-21`; nil if there is none.
  private func date(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int64? {
    guard start + 10 <= bytes.count, bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D,
      bytes[start + 8].isDigit, bytes[start + 9].isDigit
    else { return nil }
    return Self.days(
      year: number(in: bytes, at: start, 4), month: number(in: bytes, at: start + 5, 2),
      day: number(in: bytes, at: start + 8, 2))
  }

  private func number(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ length: Int) -> Int64 {
    bytes[start..<start + length].reduce(0) { $0 * 10 + Int64($1) - 0x30 }
  }

  /// Returns the days since 1970; the year begins in March, so that the leap day is its last day.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isHexLetter: Bool { (self | 0x20) &- 0x61 < 6 }
  fileprivate var isWordCharacter: Bool { isDigit || (self | 0x20) &- 0x61 < 26 || self == 0x2D }
}
