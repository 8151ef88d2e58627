public import Foundation
import Synchronization

/// Where the device takes new identifiers from: from chance, or, so that a journey is the same each time, from a count.
public final class DeviceIdentifiers: Sendable {
  private let isCounting: Bool
  private let count: Mutex<UInt32>

  /// - Parameters:
  ///   - counting: whether all is to be the same the next time.
  ///   - start: how many there were before.
  public init(counting: Bool, from start: UInt32 = 0) {
    isCounting = counting
    count = Mutex(start)
  }

  /// How many were counted.
  public var countSoFar: UInt32 { count.withLock(\.self) }

  /// An identifier that there was not yet.
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
