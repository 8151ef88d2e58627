public import Foundation
import Synchronization

/// The source of new identifiers: random, or counted, so that each run of a journey is the same.
public final class DeviceIdentifiers: Sendable {
  private let isCounting: Bool
  private let count: Mutex<UInt32>

  /// Creates a source of identifiers.
  /// - Parameters:
  ///   - counting: Whether identifiers are counted.
  ///   - start: The number of identifiers that were counted before.
  public init(counting: Bool, from start: UInt32 = 0) {
    isCounting = counting
    count = Mutex(start)
  }

  /// The number of counted identifiers.
  package var countSoFar: UInt32 { count.withLock(\.self) }

  public func next() -> UUID {
    guard isCounting else { return UUID() }
    let number = count.withLock { count in
      count += 1
      return count
    }
    return withUnsafeBytes(of: number.bigEndian) { bytes in
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
    }
  }
}
