package import Foundation

/// The log beside a database, read as SQLite reads it (sqlite.org/fileformat.html#walformat).
///
/// SQLite stops at the first frame that is not sound, and says nothing of what came after it.
package struct WriteAheadLog {
  private let bytes: [UInt8]

  package init(_ data: Data) {
    bytes = Array(data)
  }

  /// Whether there are frames of this log that cannot be read any more.
  package var isBroken: Bool {
    guard !bytes.isEmpty else { return false }
    guard bytes.count >= 32 else { return true }
    // The first number is of no other use: the checksum covers it.
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
    // Behind the end there may be frames of an earlier log, whose salt is another.
    return stride(from: start, to: bytes.count - 16, by: frame).contains(where: looksLikeThisLog)
  }

  private func isOfThisLog(_ frame: Int) -> Bool {
    bytes[frame + 8..<frame + 16] == bytes[16..<24]
  }

  /// A byte of the salt may be what is damaged.
  private func looksLikeThisLog(_ frame: Int) -> Bool {
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
