public import Foundation

/// An SQLite database, of which a program reads and writes in transactions.
///
/// A transaction is a synchronous closure, so nothing else happens on this database between its statements. What is
/// returned from ``write(_:_:)`` survives what its ``DatabaseDurability`` says. A task that is cancelled still ends its transaction.
public actor SQLiteDatabase {
  private let executor = DatabaseExecutor()
  private let host: (any Actor)?
  private var place: (disk: MemoryDisk, name: String)?
  private var connection: Connection?
  private var firstDataVersion = 0
  private var tellFailure: @Sendable (DatabaseError) -> Void = { _ in }

  private init(on host: (any Actor)?) {
    self.host = host
  }

  /// Opens a database and brings it to the version of the last migration.
  ///
  /// A file that is refused is left as it is. A migration that fails leaves the version before it.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - migrations: The steps that lead from an empty database to the schema of this program.
  ///   - parts: Parts of the schema with versions of their own; their steps come after `migrations`.
  ///   - lockTimeout: How long to wait for another process before it counts as locked.
  ///   - host: Who does the work, where that is cheaper than another thread because nobody waits for a disk; without a
  ///     host it is done apart from all actors.
  /// - Throws: ``DatabaseError``, or what a migration throws.
  public static func open(
    _ location: DatabaseLocation, migrations: [Migration], parts: [SchemaPart] = [],
    lockTimeout: Duration = .seconds(10), on host: (any Actor)? = nil
  ) async throws -> SQLiteDatabase {
    let database = SQLiteDatabase(on: host)
    try await database.connect(location, migrations, parts, lockTimeout)
    return database
  }

  /// Refuses a device, a pipe or a folder, and touches nothing: for who makes other files beside this one first.
  /// - Throws: ``DatabaseError``.
  public static func refuseUnlessFile(_ url: URL) throws(DatabaseError) {
    try DatabaseFile(url).refuseUnlessRegular()
  }

  private func connect(
    _ location: DatabaseLocation, _ migrations: [Migration], _ parts: [SchemaPart], _ lockTimeout: Duration
  ) throws {
    connection = try Connection.open(location, migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    firstDataVersion = try opened().dataVersion()
    if case .disk(let disk, let name) = location { place = (disk, name) }
  }

  /// Reads, from one snapshot: what another process writes meanwhile is not seen.
  ///
  /// - Throws: ``DatabaseError``, or what the closure throws.
  public func read<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try opened().read(body)
  }

  /// Writes all or nothing: when the closure throws, nothing was changed.
  ///
  /// - Parameters:
  ///   - durability: What it survives when the call returns.
  ///   - body: Reads and writes in one transaction.
  /// - Throws: ``DatabaseError``, or what the closure throws.
  @discardableResult
  public func write<Result: Sendable>(
    _ durability: DatabaseDurability = .survivesPowerLoss,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    do {
      return try opened().write(durability, body)
    } catch let error as DatabaseError {
      if error.isShortage { tellFailure(error) }
      throw error
    }
  }

  /// Says who hears of each write that the disk or another program has refused.
  public func observeFailures(_ observer: @escaping @Sendable (DatabaseError) -> Void) {
    tellFailure = observer
  }

  /// What was mended when the file was opened.
  public var repair: DatabaseRepair? { connection?.repair }

  /// Whether another connection has written since this one was opened.
  public func wasChangedElsewhere() throws -> Bool {
    try opened().dataVersion() != firstDataVersion
  }

  // MARK: For tests of what a killed process leaves behind

  /// How many transactions have written so far.
  package var commitCount: Int { connection?.commitCount ?? 0 }

  /// Lets no more than so many transactions write, counted from the opening; those after them change nothing.
  package func limitCommits(to count: Int?) {
    connection?.commitLimit = count
  }

  /// Puts what is committed onto the disk in memory that the database is on; elsewhere it is there already.
  public func saveToDisk() {
    if let connection, let place { place.disk.write(connection.content(), to: place.name) }
  }

  /// Closes the file; a database that is let go closes by itself.
  public func close() {
    saveToDisk()
    connection = nil
  }

  private func opened() throws(DatabaseError) -> Connection {
    guard let connection else { throw .closed }
    return connection
  }
}

// MARK: - Actor

extension SQLiteDatabase {
  /// Where the database's work is done: at its host's, or else apart from Swift's own threads, which must not wait.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    host?.unownedExecutor ?? executor.asUnownedSerialExecutor()
  }
}
