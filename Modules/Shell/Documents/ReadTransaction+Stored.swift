public import Database

extension ReadTransaction {
  /// All rows of a table, in the order in which they were stored first, with what proves them.
  public func rows(of table: StoredTable) throws(DatabaseError) -> [DatabaseRow] {
    try query("SELECT \(table.selection) FROM \(table.name) ORDER BY rowid")
  }

  /// How many rows of a table are not as they were written.
  public func unreadableCount(in table: StoredTable) throws(DatabaseError) -> Int {
    try rows(of: table).count { !table.proves($0) }
  }

  /// The row with this key.
  public func row(
    of table: StoredTable, where column: StaticString, is key: String
  ) throws(DatabaseError) -> StoredReading<DatabaseRow> {
    let found = try query("SELECT \(table.selection) FROM \(table.name) WHERE \(column) = ?", key).first
    if let found { return table.proves(found) ? .there(found) : .unreadable }
    // A row whose key is damaged may be the one.
    return try unreadableCount(in: table) == 0 ? .notThere : .unreadable
  }
}

extension StoredTable {
  /// The columns that the proof covers, and the proof.
  var selection: String { (columns + ["proof"]).joined(separator: ", ") }
}
