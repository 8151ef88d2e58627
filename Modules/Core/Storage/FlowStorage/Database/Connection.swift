import FlowSQLite
import Foundation

/// An open file and its statements, which must not be used concurrently.
package final class Connection {
  let handle: OpaquePointer

  package let statements: StatementCache
  /// The repairs of the file that no person has read about yet.
  package var repair: DatabaseRepair?
  /// The number of write transactions so far.
  package private(set) var commitCount = 0
  private var durability: DatabaseDurability?
  /// For each table, the number of statements so far that may have changed it.
  package private(set) var changeCounts: [String: Int] = [:]
  var memory: MemoryContent?
  /// The error of a commit whose outcome is unknown.
  private var unsettled: SQLiteReport?
  /// The file and its acknowledged transactions, once it is open; nil for a database in memory.
  private var tracking: FileTracking?
  /// The rows that the current transaction adds to and removes from each table.
  var totalChanges: [String: TableTotal] = [:]
  /// The number of pages in the log after the last transaction.
  fileprivate var logPages = 0

  /// Opens an existing file, or a database in memory, without changing it.
  convenience init(path: String, lockTimeout: Duration) throws(DatabaseError) {
    try self.init(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX)
    sqlite3_busy_timeout(handle, Int32(clamping: Int64(lockTimeout / .milliseconds(1))))
    // SQLite silently falls back to a read-only connection, which would fail later.
    guard sqlite3_db_readonly(handle, "main") == 0 else {
      throw .readOnly(SQLiteReport(code: SQLITE_READONLY, message: "attempt to write a readonly database"))
    }
  }

  /// Opens a file to read it without locks, without its log, and without changing it.
  convenience init(reading file: DatabaseFile) throws(DatabaseError) {
    let address = URL(filePath: file.path).absoluteString + "?immutable=1"
    try self.init(address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  private init(_ address: String, _ flags: Int32) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      address, &handle, flags | SQLITE_OPEN_EXRESCODE, DatabaseFile.fileSystem.sqliteName)
    guard let handle else { throw .other(SQLiteReport(code: code, message: "out of memory")) }
    self.handle = handle
    statements = StatementCache(connection: handle)
    guard code == SQLITE_OK else { throw DatabaseError(lastOf: handle) }
  }

  deinit {
    // The file is closed when the last statement is finalized.
    statements.removeAll()
    sqlite3_close_v2(handle)
    tracking?.file.removeMarkWithoutLog()
  }

  /// Records the acknowledged transactions from now on.
  func track(_ file: DatabaseFile, mark: FileMark?) {
    tracking = FileTracking(file: file, number: file.status?.number, mark: mark)
    if let mark { file.write(mark) }
    let connection = Unmanaged.passUnretained(self).toOpaque()
    // This replaces SQLite's own checkpoints.
    sqlite3_wal_hook(
      handle,
      { connection, _, _, pages in
        guard let connection else { return SQLITE_OK }
        Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().logPages = Int(pages)
        return SQLITE_OK
      }, connection)
  }

  /// Whether transactions are counted.
  var isTracked: Bool { tracking != nil }

  /// The file; nil for a database in memory.
  var file: DatabaseFile? { tracking?.file }

  /// Moves the log into the file, as far as no reader needs it.
  /// - Returns: Whether the file has everything now.
  func checkpoint() throws(DatabaseError) -> Bool {
    let result = try run("PRAGMA wal_checkpoint(PASSIVE)")[0]
    let (busy, pages, moved): (Int, Int, Int) = (try result["busy"], try result["log"], try result["checkpointed"])
    return busy == 0 && pages == moved
  }

  private func didCommit(_ generation: Int) {
    guard var tracking, var mark = tracking.mark else { return }
    mark.generation = generation
    if logPages >= Self.maximumLogPages {
      do throws(DatabaseError) {
        if try checkpoint() { mark.fileGeneration = generation }
      } catch {
        // The transaction is in the log; the next checkpoint tries again.
      }
    }
    tracking.file.write(mark)
    tracking.mark = mark
    self.tracking = tracking
  }

  /// Moves the log into the file, and empties it, since it has former contents of the pages.
  /// - Throws: `DatabaseError`, also if another connection still reads from the log.
  func emptyLog() throws(DatabaseError) {
    guard var tracking else { return }
    let generation = try generation()
    let busy: Int = try run("PRAGMA wal_checkpoint(TRUNCATE)")[0]["busy"]
    guard busy == 0 else { throw .locked(SQLiteReport(code: SQLITE_BUSY, message: "the log is in use")) }
    guard var mark = tracking.mark, let generation else { return }
    mark.fileGeneration = generation
    tracking.file.write(mark)
    tracking.mark = mark
    self.tracking = tracking
  }

  /// Removes the copies that were kept of the file when it was damaged or replaced.
  func removeKeptCopies() { tracking?.file.removeKeptCopies() }

  private static let maximumLogPages = 1_000

  /// Sets whether closing moves the log into the file, which is the default.
  func setCheckpointsOnClose(_ enabled: Bool) {
    _ = csqlite_checkpoint_on_close(handle, enabled ? 1 : 0)
  }

  @discardableResult
  package func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> [DatabaseRow] {
    try run(statements.statement(sql), values)
  }

  /// Returns the row that a statement selects, of which there is at most one.
  func row(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> DatabaseRow? {
    try run(sql, values).first
  }

  /// Runs a statement, and counts it for the tables that it may change.
  func run(_ statement: Statement, _ values: [DatabaseValue]) throws(DatabaseError) -> [DatabaseRow] {
    for table in statement.changedTables { changeCounts[table, default: 0] += 1 }
    do throws(DatabaseError) {
      return try statement.run(values)
    } catch {
      // A tracked file was recognized when it was opened.
      guard isTracked, case .notADatabase(let report) = error else { throw error }
      throw .damaged(report)
    }
  }

  /// Returns a number that changes when another connection has written.
  func dataVersion() throws(DatabaseError) -> Int { try run("PRAGMA data_version")[0]["data_version"] }

  /// The number of rows that the last insert, update or delete changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  // MARK: Transactions

  /// Returns the prepared statement for a text, for use inside a transaction.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    guard isInTransaction else { throw .misuse(.transactionOver) }
    let statement = try statements.statement(sql)
    guard !statement.isControl else { throw .misuse(.controlInTransaction) }
    return statement
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Reads from a snapshot.
  package func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try transaction("BEGIN DEFERRED") { try body(ReadTransaction(connection: self)) }
  }

  /// Runs a write transaction, which excludes other writers.
  @discardableResult
  package func write<Result>(
    _ durability: DatabaseDurability = .survivesPowerLoss, _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    try settle()
    try refuseUnlessThere()
    try set(durability)
    totalChanges = [:]
    // A deferred transaction would fail if another connection had written since its start.
    let (result, generation) = try transaction("BEGIN IMMEDIATE") {
      let result = try body(WriteTransaction(connection: self))
      return (result, try isTracked && isInTransaction ? countTransaction(totalChanges) : nil)
    }
    commitCount += 1
    if let generation { didCommit(generation) }
    return result
  }

  /// Throws if the file was deleted, replaced or emptied since it was opened.
  private func refuseUnlessThere() throws(DatabaseError) {
    guard let tracking else { return }
    let status = tracking.file.status
    if status?.number != tracking.number { throw .fileRemoved }
    if status?.size == 0 { throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file was emptied")) }
  }

  /// Counts transactions from zero again.
  func forgetCommits() { commitCount = 0 }

  /// Sets the durability of the next transactions.
  func set(_ durability: DatabaseDurability) throws(DatabaseError) {
    guard durability != self.durability else { return }
    // Not cached: SQLite applies this pragma when it is prepared, so a cached statement would have no effect.
    _ = try Statement("PRAGMA synchronous = \(durability.synchronous)", on: handle).run([])
    self.durability = durability
  }

  private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      guard isInTransaction else { throw DatabaseError.misuse(.transactionOver) }
      try commit()
      return result
    } catch {
      // Fails, without an effect, if the error has rolled back already, as a full disk does. The first error matters.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: Commits

  private func commit() throws(DatabaseError) {
    do {
      try run("COMMIT")
    } catch {
      // With any other error, the log has no commit mark.
      guard let report = error.failureOfDisk else { throw error }
      unsettled = report
      try settle()
      throw error
    }
  }

  /// Makes the outcome of a failed commit known: when this returns, it is not saved.
  ///
  /// SQLite writes the frames with their commit mark before it waits for the disk. If that fails, this process continues
  /// without them, but a later recovery takes them as committed. Another commit at the same position of the log breaks
  /// the chain of checksums that they need.
  /// - Throws: ``DatabaseError/outcomeUnknown(_:)`` if the disk still fails.
  func settle() throws(DatabaseError) {
    guard let report = unsettled else { return }
    do {
      try run("BEGIN IMMEDIATE")
      try run("PRAGMA user_version = \(version())")
      try run("COMMIT")
      // A failed sync may have dropped earlier frames from the disk, too: start a new log.
      try run("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch {
      throw .outcomeUnknown(report)
    }
    unsettled = nil
  }

  func version() throws(DatabaseError) -> Int { try run("PRAGMA user_version")[0]["user_version"] }
}

private struct FileTracking {
  let file: DatabaseFile
  /// The number of the file when it was opened.
  let number: UInt64?
  var mark: FileMark?
}

extension DatabaseError {
  /// The report of an error after which the log may have the commit mark.
  fileprivate var failureOfDisk: SQLiteReport? {
    switch self {
    case .other(let report): report
    case .full(let report): report.code & 0xFF == SQLITE_IOERR ? report : nil
    case .newerFile, .damaged, .notADatabase, .foreignLog, .fileRemoved, .readOnly, .cannotOpen, .tooManyFiles, .locked,
      .constraint, .closed, .misuse, .outcomeUnknown:
      nil
    }
  }

  /// Creates a report of the last error on a connection.
  init(lastOf connection: OpaquePointer) {
    let report = SQLiteReport(
      code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    self.init(report, systemError: sqlite3_system_errno(connection))
  }
}
