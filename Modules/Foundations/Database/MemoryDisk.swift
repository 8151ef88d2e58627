import Synchronization

/// A disk in memory: what is closed on it can be opened again, as if it were a file.
///
/// A database that is open on it is in memory alone; what it has committed is on the disk when it is closed.
public final class MemoryDisk: Sendable {
  private let content: Mutex<[UInt8]>

  /// A disk with nothing on it.
  public init() { content = Mutex([]) }

  private init(_ bytes: [UInt8]) { content = Mutex(bytes) }

  /// Another disk with the same on it.
  public func copy() -> MemoryDisk { MemoryDisk(bytes) }

  var bytes: [UInt8] {
    get { content.withLock(\.self) }
    set { content.withLock { $0 = newValue } }
  }
}
