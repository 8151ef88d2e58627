import Synchronization

/// A disk in memory that stores databases by name, so that they can be closed and opened again.
///
/// An open database is separate; its committed content is on the disk once it is closed or saved.
public final class MemoryDisk: Sendable {
  private let content: Mutex<[String: [UInt8]]>

  /// Creates an empty disk.
  public init() { content = Mutex([:]) }

  private init(_ bytes: [String: [UInt8]]) { content = Mutex(bytes) }

  /// Returns a copy of the disk.
  public func copy() -> MemoryDisk { MemoryDisk(content.withLock(\.self)) }

  func bytes(of name: String) -> [UInt8] { content.withLock { $0[name] ?? [] } }

  func write(_ bytes: [UInt8], to name: String) { content.withLock { $0[name] = bytes } }
}
