import Synchronization

/// A disk in memory that stores databases by name, so that they can be closed and opened again.
///
/// An open database is separate; its committed content is on the disk once it is closed or saved.
public final class MemoryDisk: Sendable {
  /// Databases with tables and without rows, by name.
  private final class EmptyDatabases: Sendable {
    let images = Mutex<[String: [UInt8]]>([:])
  }

  private let content: Mutex<[String: [UInt8]]>
  private let emptyDatabases: EmptyDatabases

  /// Creates an empty disk.
  public convenience init() { self.init([:], EmptyDatabases()) }

  private init(_ bytes: [String: [UInt8]], _ emptyDatabases: EmptyDatabases) {
    content = Mutex(bytes)
    self.emptyDatabases = emptyDatabases
  }

  /// Returns a copy of the disk.
  public func copy() -> MemoryDisk { MemoryDisk(content.withLock(\.self), emptyDatabases) }

  /// Returns an empty disk that shares the empty databases of this one, so that creating a database there copies it
  /// instead of running its migrations.
  public func emptyDisk() -> MemoryDisk { MemoryDisk([:], emptyDatabases) }

  func write(_ bytes: [UInt8], to name: String) { content.withLock { $0[name] = bytes } }

  /// Returns the bytes of a database; if it does not exist, those of an empty one with this name, if known.
  func image(named name: String) -> [UInt8] {
    content.withLock { $0[name] } ?? emptyDatabases.images.withLock { $0[name] } ?? []
  }

  /// Keeps the image of a database that has just been created by its migrations.
  func keepIfNew(named name: String, _ image: () -> [UInt8]) {
    if self.image(named: name).isEmpty { emptyDatabases.images.withLock { $0[name] = image() } }
  }
}
