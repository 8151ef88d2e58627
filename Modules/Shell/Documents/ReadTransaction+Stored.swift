public import Database

extension ReadTransaction {
  /// Returns all rows of a table with their proofs, in the order of insertion.
  public func rows(of table: StoredTable) throws(DatabaseError) -> [DatabaseRow] {
    try query("SELECT \(table.selection) FROM \(table.name) ORDER BY rowid")
  }

  /// Returns the number of damaged rows in a table.
  public func unreadableCount(in table: StoredTable) throws(DatabaseError) -> Int {
    try rows(of: table).count { !table.isIntact($0) }
  }

  /// Returns the row with this key.
  public func row(
    of table: StoredTable, where column: StaticString, is key: String
  ) throws(DatabaseError) -> StoredReading<DatabaseRow> {
    let found = try query("SELECT \(table.selection) FROM \(table.name) WHERE \(column) = ?", key).first
    if let found { return table.isIntact(found) ? .found(found) : .unreadable }
    // The row may exist with a damaged key.
    return try unreadableCount(in: table) == 0 ? .missing : .unreadable
  }
}
