extension ReadTransaction {
  /// Returns all rows of a table with their proofs, in the order of insertion.
  public func rows(of table: StoredTable) throws(DatabaseError) -> [DatabaseRow] {
    try query("SELECT \(table.selection) FROM \(table.name) ORDER BY rowid")
  }

  /// Returns the number of rows in a table that are damaged, missing, or not the latest.
  public func unreadableCount(in table: StoredTable) throws(DatabaseError) -> Int {
    let reading = try reading(of: table)
    return reading.damaged.count + (reading.loss?.rowCount ?? 0)
  }

  /// Returns all rows of a table, and what is wrong with them.
  func reading(of table: StoredTable) throws(DatabaseError) -> TableReading {
    TableReading(of: table, try rows(of: table), try total(of: table.name))
  }

  /// Returns the row with this key.
  public func row(
    of table: StoredTable, where column: StaticString, is key: String
  ) throws(DatabaseError) -> StoredReading<DatabaseRow> {
    let found = try query("SELECT \(table.selection) FROM \(table.name) WHERE \(column) = ?", key).first
    if let found { return table.isIntact(found) ? .found(found) : .unreadable }
    // The row may be lost, or exist with a damaged key.
    return try unreadableCount(in: table) == 0 ? .missing : .unreadable
  }
}
