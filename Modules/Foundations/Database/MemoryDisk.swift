import Synchronization

/// A disk in memory, of databases by name: what is closed on it can be opened again, as if it were in files.
///
/// A database that is open on it is in memory alone; what it has committed is on the disk when it is closed or saved.
public final class MemoryDisk: Sendable {
  private let content: Mutex<[String: [UInt8]]>

  /// A disk with nothing on it.
  public init() { content = Mutex([:]) }

  private init(_ bytes: [String: [UInt8]]) { content = Mutex(bytes) }

  /// Another disk with the same on it.
  public func copy() -> MemoryDisk { MemoryDisk(content.withLock(\.self)) }

  func bytes(of name: String) -> [UInt8] { content.withLock { $0[name] ?? [] } }

  func write(_ bytes: [UInt8], to name: String) { content.withLock { $0[name] = bytes } }
}
