package import Foundation

/// The write-ahead log of a database, read like SQLite does (sqlite.org/fileformat.html#walformat).
///
/// SQLite silently stops at the first invalid frame.
package struct WriteAheadLog {
  private let bytes: [UInt8]

  package init(_ data: Data) {
    bytes = Array(data)
  }

  /// A Boolean value that indicates whether the log contains frames after a damaged one.
  package var isBroken: Bool {
    guard !bytes.isEmpty else { return false }
    guard bytes.count >= 32 else { return true }
    // The checksum covers the magic number, so it needs no other check.
    let isBig = word(at: 0) & 1 == 1
    var sums = checksum(of: 0..<24, from: (0, 0), isBig: isBig)
    guard sums == (word(at: 24), word(at: 28)) else { return true }
    let frame = 24 + Int(word(at: 8))
    var start = 32
    while start + frame <= bytes.count, isOfThisLog(start) {
      sums = checksum(of: start..<start + 8, from: sums, isBig: isBig)
      sums = checksum(of: start + 24..<start + frame, from: sums, isBig: isBig)
      guard sums == (word(at: start + 16), word(at: start + 20)) else { return true }
      start += frame
    }
    // After the end there may be frames of an earlier log, with another salt.
    return stride(from: start, to: bytes.count - 16, by: frame).contains(where: belongsToThisLog)
  }

  private func isOfThisLog(_ frame: Int) -> Bool {
    bytes[frame + 8..<frame + 16] == bytes[16..<24]
  }

  /// Tolerates a damaged byte in the salt.
  private func belongsToThisLog(_ frame: Int) -> Bool {
    zip(bytes[frame + 8..<frame + 16], bytes[16..<24]).count { $0 == $1 } >= 6
  }

  private func word(at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func checksum(of range: Range<Int>, from start: (UInt32, UInt32), isBig: Bool) -> (UInt32, UInt32) {
    var (first, second) = start
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let (one, other) = (word(at: offset), word(at: offset + 4))
      first = first &+ (isBig ? one : one.byteSwapped) &+ second
      second = second &+ (isBig ? other : other.byteSwapped) &+ first
    }
    return (first, second)
  }
}
