import CSQLite
import Foundation

/// An open file and its statements; whoever owns it uses it from one place at a time.
package final class Connection {
  let handle: OpaquePointer

  /// The statements prepared so far.
  package let statements: StatementCache
  /// What was mended when the file was opened.
  package var repair: DatabaseRepair?
  /// How many transactions have written so far.
  package private(set) var commitCount = 0
  /// How many may write in all, for tests of what a killed process leaves behind; nil is any number.
  package var commitLimit: Int?
  private var durability: DatabaseDurability?

  /// Opens a file that exists, or a database in memory, and changes nothing in it.
  init(path: String, lockTimeout: Duration) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle else { throw .other(SQLiteReport(code: code, message: "out of memory")) }
    self.handle = handle
    statements = StatementCache(connection: handle)
    guard code == SQLITE_OK else { throw DatabaseError(lastOf: handle) }
    sqlite3_busy_timeout(handle, Int32(clamping: Int64(lockTimeout / .milliseconds(1))))
    // SQLite falls back to reading only when it may not write, which would be found out late.
    guard sqlite3_db_readonly(handle, "main") == 0 else {
      throw .readOnly(SQLiteReport(code: SQLITE_READONLY, message: "attempt to write a readonly database"))
    }
  }

  deinit {
    // With its statements still about, it closes once the last of them is gone.
    sqlite3_close_v2(handle)
  }

  /// Whether closing moves the log into the file, as it does unless told otherwise.
  func setCheckpointsOnClose(_ enabled: Bool) {
    _ = csqlite_checkpoint_on_close(handle, enabled ? 1 : 0)
  }

  /// Runs a statement and answers its rows.
  @discardableResult
  package func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> [DatabaseRow] {
    try statements.statement(sql).run(values)
  }

  /// A number that is another one when another connection has written.
  func dataVersion() throws(DatabaseError) -> Int {
    try run("PRAGMA data_version").first?["data_version"] ?? 0
  }

  /// How many rows the last insert, update or delete changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  // MARK: Transactions

  /// The statement of a text, for use inside a transaction.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    guard isInTransaction else { throw .misuse(.transactionOver) }
    let statement = try statements.statement(sql)
    guard !statement.isControl else { throw .misuse(.controlInTransaction) }
    return statement
  }

  /// Whether a transaction is under way.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Reads from one snapshot.
  package func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try transaction("BEGIN DEFERRED") { try body(ReadTransaction(connection: self)) }
  }

  /// Writes all or nothing; nobody else writes meanwhile.
  @discardableResult
  package func write<Result>(
    _ durability: DatabaseDurability = .survivesPowerLoss, _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    try set(durability)
    // A deferred transaction that comes to write after another has written fails, and waiting would not help it.
    let result = try transaction("BEGIN IMMEDIATE") {
      let result = try body(WriteTransaction(connection: self))
      if let commitLimit, commitCount >= commitLimit { throw DatabaseError.closed }
      return result
    }
    commitCount += 1
    return result
  }

  /// Says what the next transactions survive.
  func set(_ durability: DatabaseDurability) throws(DatabaseError) {
    guard durability != self.durability else { return }
    // Not kept: SQLite follows this pragma when it is prepared, and a statement that was kept would do nothing.
    _ = try Statement("PRAGMA synchronous = \(durability.synchronous)", on: handle).run([])
    self.durability = durability
  }

  private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      guard isInTransaction else { throw DatabaseError.misuse(.transactionOver) }
      try run("COMMIT")
      return result
    } catch {
      // Some errors, a full disk among them, have rolled it back already. What matters is what went wrong first.
      if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }
}

extension DatabaseError {
  /// What went wrong last on a connection.
  init(lastOf connection: OpaquePointer) {
    let report = SQLiteReport(
      code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    self.init(report, systemError: sqlite3_system_errno(connection))
  }
}
