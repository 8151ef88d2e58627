import FlowSQLite
import Synchronization

/// A disk in memory that stores databases by name, and secrets, so that they can be closed and opened again.
///
/// An open database is separate; its committed content is on the disk once it is closed or saved.
public final class MemoryDisk: Sendable {
  /// The state that a disk shares with its copies.
  private final class SharedState: Sendable {
    /// Databases as their migrations have created them, by name.
    let newDatabases = Mutex<[String: MemoryImage]>([:])
    /// The connections of closed databases, by name.
    let connections = Mutex<[String: [SharedConnection]]>([:])
  }

  private struct Content {
    var images: [String: MemoryImage] = [:]
    /// The names of the databases that cannot be opened.
    var damaged: Set<String> = []
  }

  private let content: Mutex<Content>
  /// The secrets of the device, which are in no database.
  let secrets: Mutex<[SecretGeneration: Secret]>
  private let sharedState: SharedState

  package convenience init() { self.init(Content(), [:], SharedState()) }

  private init(_ content: Content, _ secrets: [SecretGeneration: Secret], _ sharedState: SharedState) {
    self.content = Mutex(content)
    self.secrets = Mutex(secrets)
    self.sharedState = sharedState
  }

  package func copy() -> MemoryDisk {
    MemoryDisk(content.withLock(\.self), secrets.withLock(\.self), sharedState)
  }

  /// Returns an empty disk that shares the empty databases of this one, so that creating a database there copies it
  /// instead of running its migrations.
  package func emptyDisk() -> MemoryDisk { MemoryDisk(Content(), [:], sharedState) }

  /// Opens a database with the connection of a closed one, or else with a new one.
  func connect(
    to name: String, migrations: [Migration], parts: [SchemaModule], open: () throws -> SharedConnection
  ) throws -> SharedConnection {
    guard !content.withLock({ $0.damaged.contains(name) }) else {
      throw DatabaseError.damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the database is damaged, as planned"))
    }
    if let image = image(named: name), let former = sharedState.connections.withLock({ $0[name]?.popLast() }),
      try former.use({ try $0.reopen(image, migrations, parts) })
    {
      return former
    }
    let connection = try open()
    if image(named: name) == nil {
      let image = try connection.use { try $0.image() }
      sharedState.newDatabases.withLock { $0[name] = image }
    }
    return connection
  }

  /// Keeps the connection of a closed database for the next one.
  func keep(_ connection: SharedConnection, for name: String) {
    sharedState.connections.withLock { $0[name, default: []].append(connection) }
  }

  func write(_ image: MemoryImage, to name: String) { content.withLock { $0.images[name] = image } }

  /// Damages a database, so that it cannot be opened.
  package func damage(_ name: String) { content.withLock { _ = $0.damaged.insert(name) } }

  /// Removes a database, as the deletion of its app does; the secrets stay.
  package func remove(_ name: String) { content.withLock { _ = $0.images.removeValue(forKey: name) } }

  /// Keeps a damaged database under another name; a new one takes its place.
  func startAnew(_ name: String) {
    content.withLock { content in
      content.images[name + ".kept"] = content.images.removeValue(forKey: name)
      content.damaged.remove(name)
    }
  }

  /// Returns the content of a database; if it does not exist, that of a new one with this name, if known.
  func image(named name: String) -> MemoryImage? {
    content.withLock { $0.images[name] } ?? sharedState.newDatabases.withLock { $0[name] }
  }
}
