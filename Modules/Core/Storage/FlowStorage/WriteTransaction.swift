import Synchronization

/// A write transaction, which is committed completely or not at all; it cannot leave its closure.
public struct WriteTransaction: ~Copyable {
  let connection: Connection

  // See `ReadTransaction`.
  @inline(never)
  init(connection: Connection) {
    self.connection = connection
  }

  /// Returns the rows that a statement selects or returns, with `?` bound to the values in order.
  public func query(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> [DatabaseRow] {
    try connection.run(connection.statement(sql), values.map { $0?.databaseValue ?? .null })
  }

  /// Runs a statement, with `?` bound to the values in order, and returns the number of rows that an insert, update or
  /// delete changed.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> Int {
    _ = try connection.run(connection.statement(sql), values.map { $0?.databaseValue ?? .null })
    return connection.changes
  }

  /// Runs a statement, with `?` bound to the values in order.
  public func execute(_ sql: String, with values: [DatabaseValue]) throws(DatabaseError) {
    _ = try connection.run(connection.statement(sql), values)
  }

  /// A read transaction that sees the changes of this one.
  public var reader: ReadTransaction { ReadTransaction(connection: connection) }
}

// MARK: - Rows with a proof

extension WriteTransaction {
  /// Inserts a row, or replaces the one with its key, the first value.
  ///
  /// A damaged row is quarantined first. The values have the order of the table's columns.
  public func put(_ values: [DatabaseValue], in table: StoredTable) throws(DatabaseError) {
    try change(values[0], in: table, to: values) { () throws(DatabaseError) in
      try execute(table.upsert, with: values + [.text(table.proof(of: values))])
    }
  }

  /// Inserts a row, unless there is one with its key, the first value.
  /// - Returns: Whether it was inserted.
  public func insert(_ values: [DatabaseValue], in table: StoredTable) throws(DatabaseError) -> Bool {
    let column = table.columns[0]
    guard try query("SELECT 1 FROM \(table.name) WHERE \(column) = ?", values[0]).isEmpty else { return false }
    try put(values, in: table)
    return true
  }

  /// Deletes the row with a key, the value of the first column; a damaged row is quarantined first.
  public func delete(_ key: DatabaseValue, from table: StoredTable) throws(DatabaseError) {
    try change(key, in: table, to: nil) { () throws(DatabaseError) in
      try execute("DELETE FROM \(table.name) WHERE \(table.columns[0]) = ?", with: [key])
    }
  }

  /// Changes the row with a key, and the total of its table.
  private func change(
    _ key: DatabaseValue, in table: StoredTable, to values: [DatabaseValue]?, _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let former = try reader.anyRow(of: table, where: table.columns[0], is: key)
    let isDamaged = former.map { !table.isIntact($0) } == true
    if isDamaged { try quarantine(key, in: table) }
    try body()
    changeTotal(of: table.name) { total in
      if let former { total.remove(table.digest(of: former)) }
      if let values { total.add(table.digest(ofProof: table.proof(of: values))) }
    }
    // The digest of a damaged row may not be the one that was counted.
    if isDamaged { try countDigests(of: table) }
  }

  /// Copies a damaged row to the table `aside`, the quarantine; the caller then replaces or deletes it.
  private func quarantine(_ key: DatabaseValue, in table: StoredTable) throws(DatabaseError) {
    let content = (table.columns + ["proof"]).map { "quote(\($0))" }.joined(separator: " || ',' || ")
    try execute(
      "INSERT INTO aside (source, content) SELECT ?, \(content) FROM \(table.name) WHERE \(table.columns[0]) = ?",
      with: [.text(table.name), key])
  }

  /// Sets the digest of a table's total to that of its rows; their number stays as it was counted.
  private func countDigests(of table: StoredTable) throws(DatabaseError) {
    guard let stored = try reader.total(of: table.name) else { return }
    let actual = table.total(of: try reader.rows(of: table))
    changeTotal(of: table.name) { $0 = TableTotal(count: $0.count, digest: actual.digest &- stored.digest) }
  }
}

extension SQLiteDatabase {
  /// Begins to count the rows of these tables, unless the file counts them already.
  func countRows(of tables: [StoredTable]) throws {
    let uncounted = try readNow { transaction throws(DatabaseError) in
      guard transaction.countsRows else { return [StoredTable]() }
      var uncounted: [StoredTable] = []
      for table in tables where try transaction.total(of: table.name) == nil { uncounted.append(table) }
      return uncounted
    }
    guard !uncounted.isEmpty else { return }
    try writeNow { transaction in
      for table in uncounted {
        try transaction.setTotal(of: table.name, to: table.total(of: try transaction.reader.rows(of: table)))
      }
    }
  }
}

// MARK: - Pending changes

/// A pending change of stored data; several can be made in one transaction.
///
/// The end of a flow combines such changes of several stores.
public struct StoredChange: Sendable {
  fileprivate let durability: DatabaseDurability
  fileprivate let isNeeded: @Sendable () -> Bool
  fileprivate let write: @Sendable (borrowing WriteTransaction) throws -> Void
  fileprivate let didWrite: @Sendable () -> Void

  /// - Parameters:
  ///   - durability: The durability of the change.
  ///   - isNeeded: Returns whether there is anything to write.
  ///   - write: Writes the change.
  ///   - didWrite: Called after the transaction is committed.
  public init(
    _ durability: DatabaseDurability, isNeeded: @escaping @Sendable () -> Bool = { true },
    write: @escaping @Sendable (borrowing WriteTransaction) throws -> Void,
    didWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.durability = durability
    self.isNeeded = isNeeded
    self.write = write
    self.didWrite = didWrite
  }
}

extension SQLiteDatabase {
  /// Makes all changes in one transaction, with the highest durability among them.
  /// - Throws: `DatabaseError`, or an error of encoding a value.
  public func apply(_ changes: [StoredChange]) async throws {
    await waitToWrite()
    let changes = changes.filter { $0.isNeeded() }
    guard !changes.isEmpty else { return }
    let waitsForDisk = changes.contains { $0.durability == .survivesPowerLoss }
    try writeNow(waitsForDisk ? .survivesPowerLoss : .survivesKill) { transaction in
      for change in changes { try change.write(transaction) }
    }
    for change in changes { change.didWrite() }
  }
}

/// Changes that are made in the same transaction as another one: a feature that starts another one as a sub-flow adds
/// its own changes here, and the sub-flow does not know of them.
public final class TransactionContributors<Cause: Sendable>: Sendable {
  private let rules = Mutex<[@Sendable (Cause) throws -> [StoredChange]]>([])

  public init() {}

  /// Adds a rule that returns changes.
  public func add(_ rule: @escaping @Sendable (Cause) throws -> [StoredChange]) {
    rules.withLock { $0.append(rule) }
  }

  var isEmpty: Bool { rules.withLock(\.isEmpty) }

  /// Returns all changes to make with this one.
  /// - Throws: The error of a rule; nothing must be stored in this case.
  public func changes(for cause: Cause) throws -> [StoredChange] {
    try rules.withLock(\.self).flatMap { try $0(cause) }
  }
}
