import Dispatch
public import Foundation
import Synchronization

/// An SQLite database that is read and written in transactions.
///
/// A transaction is a synchronous closure, so no other work runs between its statements. When ``write(_:_:)`` returns,
/// the change has the requested ``DatabaseDurability``. A cancelled task completes its transaction.
public actor SQLiteDatabase {
  private let executor = DatabaseExecutor()
  private let host: (any Actor)?
  private var memoryLocation: (disk: MemoryDisk, name: String)?
  private var connection: SharedConnection?
  private var firstDataVersion = 0
  private var onWriteFailure: @Sendable (DatabaseError) -> Void = { _ in }
  /// The documents that were made, by their names in the database.
  package private(set) var documents: [String: DocumentDescription] = [:]
  /// The tables of its schema, whose rows have proofs.
  var tables: [StoredTable] = []
  /// Called after everything of an owner was deleted.
  var forgetters: [(owner: StoredOwner, forget: @Sendable () -> Void)] = []
  /// How often the person was forgotten, for explorations.
  package var forgottenPersonCount = 0
  private var findUnsaved: [@Sendable () -> String?] = []
  /// The faults of a simulated disk.
  private var faults: (any DiskFaults)?

  private init(on host: (any Actor)?) {
    self.host = host
  }

  func register(_ document: DocumentDescription, named name: String) { documents[name] = document }

  func use(_ tables: [StoredTable]) { self.tables = tables }

  /// Registers a document, by a closure that describes its unsaved value; it returns nil if there is none.
  func register(unsaved: @escaping @Sendable () -> String?) { findUnsaved.append(unsaved) }

  /// The unsaved values of documents, whose save has failed or is still in progress, for explorations.
  package var unsavedDocuments: [String] { findUnsaved.compactMap { $0() } }

  /// Opens a database, and migrates it to the latest version.
  ///
  /// A refused file is not changed. A failed migration leaves the previous version.
  ///
  /// - Parameters:
  ///   - location: The location of the database.
  ///   - migrations: The migrations from an empty database to the current schema.
  ///   - parts: Parts of the schema with their own versions, migrated after `migrations`.
  ///   - lockTimeout: The time to wait for another process's lock.
  ///   - checksPages: Whether a file is read whole, and its indexes are compared with its tables, which takes longer the
  ///     larger it is. Without it, damage is noticed where it is read, and a damaged index can hide a row.
  ///   - host: An actor that runs the work, which is cheaper if nothing blocks on a disk; by default, a separate
  ///     thread.
  /// - Throws: ``DatabaseError``, or a migration's error.
  package static func open(
    _ location: DatabaseLocation, migrations: [Migration], parts: [SchemaModule] = [],
    lockTimeout: Duration = .seconds(10), checksPages: Bool = true, on host: (any Actor)? = nil
  ) async throws -> SQLiteDatabase {
    let database = SQLiteDatabase(on: host)
    try await database.connect(location, migrations, parts, lockTimeout, checksPages)
    return database
  }

  /// Throws if the path leads to a device, a pipe or a folder, for callers that create other files next to the database
  /// first.
  /// - Throws: ``DatabaseError``.
  package static func refuseUnlessFile(_ url: URL) throws(DatabaseError) {
    try DatabaseFile(url).refuseUnlessRegular()
  }

  private func connect(
    _ location: DatabaseLocation, _ migrations: [Migration], _ parts: [SchemaModule], _ lockTimeout: Duration,
    _ checksPages: Bool
  ) throws {
    let open = {
      SharedConnection(
        try Connection.open(
          location, migrations: migrations, parts: parts, lockTimeout: lockTimeout, checksPages: checksPages))
    }
    if case .disk(let disk, let name) = location {
      memoryLocation = (disk, name)
      connection = try disk.connect(to: name, migrations: migrations, parts: parts, open: open)
    } else {
      connection = try open()
    }
    firstDataVersion = try opened().use { connection throws(DatabaseError) in try connection.dataVersion() }
  }

  deinit { if let connection, let memoryLocation { memoryLocation.disk.keep(connection, for: memoryLocation.name) } }

  /// Reads from a snapshot, without concurrent changes of other processes.
  ///
  /// - Throws: ``DatabaseError``, or the closure's error.
  public func read<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) async throws -> Result {
    await faults?.waitForTurn(toWrite: false)
    return try readNow(body)
  }

  /// Reads also while a write is held.
  package func readNow<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try opened().use { try $0.read(body) }
  }

  /// Runs a write transaction, which is rolled back if the closure throws.
  ///
  /// - Parameters:
  ///   - durability: The durability of the change when the call returns.
  ///   - body: The work of the transaction.
  /// - Throws: ``DatabaseError``, or the closure's error.
  @discardableResult
  public func write<Result: Sendable>(
    _ durability: DatabaseDurability = .survivesPowerLoss,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) async throws -> Result {
    await waitToWrite()
    return try writeNow(durability, body)
  }

  /// Waits while a disk holds writes.
  func waitToWrite() async { await faults?.waitForTurn(toWrite: true) }

  func writeNow<Result: Sendable>(
    _ durability: DatabaseDurability = .survivesPowerLoss,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    do {
      return try opened().use { connection in
        faults?.willWrite()
        return try connection.write(durability) { transaction in
          let result = try body(transaction)
          try faults?.willCommit { () throws(DatabaseError) in try connection.imageBeforeRollback() }
          return result
        }
      }
    } catch let error as DatabaseError {
      if error.isWriteFailure { onWriteFailure(error) }
      throw error
    }
  }

  /// Sets the observer of failed writes.
  public func observeFailures(_ observer: @escaping @Sendable (DatabaseError) -> Void) {
    onWriteFailure = observer
  }

  /// The repairs of the file that no person has read about yet.
  package var repair: DatabaseRepair? { connection?.use { $0.repair } }

  /// Records in the file that a person has read about its repairs.
  package func didReadRepair() throws {
    guard repair != nil else { return }
    try writeNow { try $0.connection.record(nil) }
    try opened().use { $0.repair = nil }
  }

  /// Returns whether another connection has written since this one was opened.
  public func wasChangedExternally() throws -> Bool {
    try opened().use { try $0.dataVersion() } != firstDataVersion
  }

  // MARK: For examinations of a simulated device

  /// The number of write transactions since the opening.
  package var commitCount: Int { connection?.use { $0.commitCount } ?? 0 }

  /// For each table, the number of statements so far that may have changed it, on this connection.
  package var changes: (connection: any AnyObject & Sendable, counts: [String: Int])? {
    connection.map { ($0, $0.use { $0.changeCounts }) }
  }

  /// Limits the number of write transactions since the opening; later ones fail.
  /// - Parameter count: The limit; nil removes it.
  package func limitCommits(to count: Int?) {
    let others = if let limit = faults as? CommitLimit { limit.others } else { faults }
    faults = count.map { CommitLimit($0 - commitCount, beside: others) } ?? others
  }

  /// Applies these faults to its next transactions.
  package func use(_ faults: any DiskFaults) { self.faults = faults }

  /// Saves the committed content to the memory disk; has no effect for other locations.
  package func saveToDisk() {
    guard let connection, let memoryLocation else { return }
    do {
      let image = try connection.use { connection throws(DatabaseError) in
        if let unconfirmed = faults?.unconfirmedContent { unconfirmed } else { try connection.image() }
      }
      memoryLocation.disk.write(image, to: memoryLocation.name)
    } catch {
      // Only damaged memory cannot be read; the disk keeps its former content.
    }
  }

  /// Keeps a copy of all data beside it.
  func keepCopy() throws {
    let connection = try opened()
    guard let memoryLocation else { return try connection.use { try $0.keepCopy() } }
    let image = try connection.use { connection throws(DatabaseError) in try connection.image() }
    memoryLocation.disk.write(image, to: memoryLocation.name + ".kept")
  }

  /// Closes the file, which also happens when the database is released.
  public func close() {
    saveToDisk()
    if let connection, let memoryLocation { memoryLocation.disk.keep(connection, for: memoryLocation.name) }
    connection = nil
  }

  func opened() throws(DatabaseError) -> SharedConnection {
    guard let connection else { throw .closed }
    return connection
  }
}

// MARK: - Actor

extension SQLiteDatabase {
  /// The executor: the host's, or a separate thread, since Swift's cooperative threads must not block.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    host?.unownedExecutor ?? executor.asUnownedSerialExecutor()
  }
}

/// A connection that one caller uses at a time, so that it can pass from a closed database to the next one.
final class SharedConnection: Sendable {
  private let connection: Mutex<Connection>

  init(_ connection: sending Connection) { self.connection = Mutex(connection) }

  func use<Result: Sendable, Failure: Error>(
    _ body: (Connection) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try connection.withLock { connection throws(Failure) in try body(connection) }
  }
}

/// A serial executor on a thread that may block on the disk or on another process.
///
/// Swift's cooperative threads must not block: there are only as many as processors.
final class DatabaseExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Database")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

public enum DatabaseLocation: Sendable {
  /// A file, which is created if necessary; its folder must exist.
  case file(URL)
  /// A database in memory, for tests, which is lost when it is closed.
  case memory
  /// A database in memory, which is saved under this name on a memory disk when it is closed.
  case disk(MemoryDisk, name: String)
}

/// The events that a completed transaction survives.
public enum DatabaseDurability: Equatable, Sendable {
  /// Survives a power failure: the transaction waits for the disk, and flushes all earlier ones.
  case survivesPowerLoss
  /// Survives a kill of the process; the disk receives transactions later, completely and in order.
  case survivesKill

  /// The value of SQLite's `synchronous` pragma, for a database with a log.
  var synchronous: String {
    switch self {
    case .survivesPowerLoss: "FULL"
    case .survivesKill: "NORMAL"
    }
  }
}
