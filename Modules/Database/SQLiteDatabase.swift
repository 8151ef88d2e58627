/// An SQLite database, of which a program reads and writes in transactions.
///
/// A transaction is a synchronous closure, so nothing else happens on this database between its statements. What is
/// returned from ``write(_:)`` is on the disk. A task that is cancelled still ends its transaction.
public actor SQLiteDatabase {
  private let executor = DatabaseExecutor()
  private var connection: Connection?

  private init() {}

  /// Opens a database and brings it to the version of the last migration.
  ///
  /// A file that is refused is left as it is. A migration that fails leaves the version before it.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - migrations: The steps that lead from an empty database to the schema of this program.
  ///   - lockTimeout: How long to wait for another process before it counts as locked.
  /// - Throws: ``DatabaseError``, or what a migration throws.
  public static func open(
    _ location: DatabaseLocation, migrations: [Migration], lockTimeout: Duration = .seconds(10)
  ) async throws -> SQLiteDatabase {
    let database = SQLiteDatabase()
    try await database.connect(location, migrations, lockTimeout)
    return database
  }

  private func connect(
    _ location: DatabaseLocation, _ migrations: [Migration], _ lockTimeout: Duration
  ) throws {
    connection = try Connection.open(location, migrations: migrations, lockTimeout: lockTimeout)
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
  /// - Throws: ``DatabaseError``, or what the closure throws.
  @discardableResult
  public func write<Result: Sendable>(
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    try opened().write(body)
  }

  /// Closes the file; a database that is let go closes by itself.
  public func close() {
    connection = nil
  }

  private func opened() throws(DatabaseError) -> Connection {
    guard let connection else { throw .closed }
    return connection
  }
}

// MARK: - Actor

extension SQLiteDatabase {
  /// Where the database's work is done: apart from Swift's own threads, which must not wait.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
