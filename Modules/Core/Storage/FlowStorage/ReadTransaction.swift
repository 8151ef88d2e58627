/// A read transaction, which sees a snapshot of the database; it cannot leave its closure.
public struct ReadTransaction: ~Copyable {
  let connection: Connection

  // Swift 6.3.1's optimizer aborts when it specializes a function into which this was inlined.
  @inline(never)
  init(connection: Connection) {
    self.connection = connection
  }

  /// Returns the rows that a statement selects, with `?` bound to the values in order.
  public func query(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> [DatabaseRow] {
    let statement = try connection.statement(sql)
    guard statement.isReadOnly else { throw .misuse(.writeInRead) }
    return try connection.run(statement, values.map { $0?.databaseValue ?? .null })
  }
}

/// A part of the rows of a table, the newest first.
public struct StoredPage: Sendable {
  /// The intact rows.
  public let rows: [DatabaseRow]
  /// The number of damaged rows of this part.
  public let unreadableCount: Int
  /// The position of the next part; nil if there is none.
  public let next: Int?
}

extension ReadTransaction {
  /// Returns all rows of a table with their proofs, in the order of insertion.
  public func rows(of table: StoredTable) throws(DatabaseError) -> [DatabaseRow] {
    try query(table.select + " ORDER BY rowid")
  }

  /// Returns the number of rows in a table that are damaged, missing, or not the latest.
  public func unreadableCount(in table: StoredTable) throws(DatabaseError) -> Int {
    let reading = try reading(of: table)
    return reading.damaged.count + (reading.loss?.rowCount ?? 0)
  }

  /// Returns the number of rows that the file has recorded, but that are missing.
  package func missingCount(in table: StoredTable) throws(DatabaseError) -> Int {
    guard let total = try total(of: table.name) else { return 0 }
    return max(0, total.count - (try count(of: table)))
  }

  /// Returns the rows of a table, with damaged and missing ones.
  /// - Parameter limit: The number of rows to read, the newest; nil for all.
  func reading(of table: StoredTable, newest limit: Int? = nil) throws(DatabaseError) -> TableReading {
    guard let limit, try count(of: table) > limit else {
      return TableReading(of: table, try rows(of: table), try total(of: table.name))
    }
    let rows = try query(table.select + " ORDER BY rowid DESC LIMIT ?", limit)
    return TableReading(ofNewest: rows, of: table, missingCount: try missingCount(in: table))
  }

  /// Returns a part of a table, the newest rows first.
  /// - Parameters:
  ///   - table: The table.
  ///   - position: ``StoredPage/next`` of the part before; nil for the newest row.
  ///   - limit: The maximum number of rows.
  public func page(
    of table: StoredTable, from position: Int?, atMost limit: Int
  ) throws(DatabaseError) -> StoredPage {
    let rows = try query(
      "SELECT \(table.selection), rowid AS position FROM \(table.name) WHERE rowid <= ? ORDER BY rowid DESC LIMIT ?",
      position ?? .max, limit + 1)
    let intact = rows.prefix(limit).filter { table.isIntact($0.values.dropLast()) }
    return StoredPage(
      rows: intact, unreadableCount: min(rows.count, limit) - intact.count,
      next: rows.count > limit ? try rows[limit]["position"] : nil)
  }

  private func count(of table: StoredTable) throws(DatabaseError) -> Int {
    try query("SELECT count(*) AS count FROM \(table.name)")[0]["count"]
  }

  public func row(
    of table: StoredTable, where column: StaticString, is key: String
  ) throws(DatabaseError) -> StoredReading<DatabaseRow> {
    let found = try knownRow(of: table, where: column, is: key)
    guard case .missing = found else { return found }
    // The row may be lost, or exist with a damaged key.
    return try unreadableCount(in: table) == 0 ? .missing : .unreadable
  }

  /// Returns the row with this key, without checking whether a missing row is lost.
  package func knownRow(
    of table: StoredTable, where column: StaticString, is key: String
  ) throws(DatabaseError) -> StoredReading<DatabaseRow> {
    let found = try anyRow(of: table, where: "\(column)", is: .text(key))
    return found.map { table.isIntact($0) ? .found($0) : .unreadable } ?? .missing
  }

  /// Returns the row with this key, intact or not.
  func anyRow(
    of table: StoredTable, where column: String, is key: DatabaseValue
  ) throws(DatabaseError) -> DatabaseRow? {
    try query("\(table.select) WHERE \(column) = ?", key).first
  }
}

/// The result of reading a row, which distinguishes damaged from missing.
public enum StoredReading<Value> {
  /// The row is intact.
  case found(Value)
  /// The row was never written, or was deleted.
  case missing
  /// A row is damaged, and may be the requested one.
  case unreadable
}

extension StoredReading: Equatable where Value: Equatable {}
extension StoredReading: Sendable where Value: Sendable {}
