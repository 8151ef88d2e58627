import Foundation
import Synchronization

/// Where the device takes new identifiers from: from chance, or, so that a journey is the same each time, from a count.
final class DeviceIdentifiers: Sendable {
  private let count: Mutex<UInt32>?

  init(counting: Bool) {
    count = counting ? Mutex(0) : nil
  }

  /// An identifier that there was not yet.
  func next() -> UUID {
    guard let count else { return UUID() }
    let number = count.withLock { count in
      count += 1
      return count
    }
    return withUnsafeBytes(of: number.bigEndian) { bytes in
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
    }
  }
}
