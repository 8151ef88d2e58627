public import Database

extension WriteTransaction {
  /// Inserts a row, or replaces the one with its key, the first value.
  ///
  /// A damaged row is quarantined first.
  /// - Parameter values: The values, in the order of the table's columns.
  public func put(_ values: [DatabaseValue], in table: StoredTable) throws(DatabaseError) {
    try quarantine(values[0], in: table)
    try execute(table.upsert, with: values + [.text(table.proof(of: values))])
  }

  /// Deletes the row with a key; a damaged row is quarantined first.
  public func delete(_ key: DatabaseValue, from table: StoredTable) throws(DatabaseError) {
    try quarantine(key, in: table)
    try execute("DELETE FROM \(table.name) WHERE \(table.columns[0]) = ?", with: [key])
  }

  /// Copies a damaged row to the table `aside`; the caller then replaces or deletes it.
  private func quarantine(_ key: DatabaseValue, in table: StoredTable) throws(DatabaseError) {
    let column = table.columns[0]
    let known = try query("SELECT \(table.selection) FROM \(table.name) WHERE \(column) = ?", key).first
    guard let known, !table.isIntact(known) else { return }
    let content = (table.columns + ["proof"]).map { "quote(\($0))" }.joined(separator: " || ',' || ")
    try execute(
      "INSERT INTO aside (source, content) SELECT ?, \(content) FROM \(table.name) WHERE \(column) = ?",
      with: [.text(table.name), key])
  }
}
