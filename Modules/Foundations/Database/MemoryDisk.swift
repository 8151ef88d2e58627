import Synchronization

/// A disk in memory, of databases by name: what is closed on it can be opened again, as if it were in files.
///
/// A database that is open on it is in memory alone; what it has committed is on the disk when it is closed or saved.
public final class MemoryDisk: Sendable {
  /// Databases that have their tables and no rows, by name.
  private final class EmptyDatabases: Sendable {
    let images = Mutex<[String: [UInt8]]>([:])
  }

  private let content: Mutex<[String: [UInt8]]>
  private let emptyDatabases: EmptyDatabases

  /// Creates a disk with nothing on it.
  public convenience init() { self.init([:], EmptyDatabases()) }

  private init(_ bytes: [String: [UInt8]], _ emptyDatabases: EmptyDatabases) {
    content = Mutex(bytes)
    self.emptyDatabases = emptyDatabases
  }

  /// Returns another disk with the same on it.
  public func copy() -> MemoryDisk { MemoryDisk(content.withLock(\.self), emptyDatabases) }

  /// Returns a disk with nothing on it, on which a database that was created on this one before is created without its
  /// migrations: as a copy of what they led to.
  public func emptyDisk() -> MemoryDisk { MemoryDisk([:], emptyDatabases) }

  func write(_ bytes: [UInt8], to name: String) { content.withLock { $0[name] = bytes } }

  /// The bytes of a database; of one that is not there, those of an empty one of that name, if there ever was one.
  func image(named name: String) -> [UInt8] {
    content.withLock { $0[name] } ?? emptyDatabases.images.withLock { $0[name] } ?? []
  }

  /// Keeps the image of a database that has just been created by its migrations.
  func keepIfNew(named name: String, _ image: () -> [UInt8]) {
    if self.image(named: name).isEmpty { emptyDatabases.images.withLock { $0[name] = image() } }
  }
}
