import FlowSQLite

extension Connection {
  /// Returns whether pages, tables and indexes are consistent: a row that is missing in an index would not be found.
  func isSound() throws(DatabaseError) -> Bool {
    try run("PRAGMA integrity_check(1)").map(\.values) == [[.text("ok")]]
  }

  /// Rebuilds all indexes from their tables, and records the repair, in one transaction.
  /// - Throws: `DatabaseError.damaged` if more than the indexes is damaged; the file and its copy are as before.
  func repair(_ repair: inout DatabaseRepair, in file: DatabaseFile) throws {
    let (found, canNote) = (repair, try hasTable("file_state"))
    do {
      repair = try write { _ in
        var repair = found
        repair.missingRowCount = try rowCountInIndexesOnly()
        try rebuildIndexes()
        if canNote { try record(repair) }
        return repair
      }
    } catch {
      // The file is not changed, so the copy is not needed.
      for copy in found.copies { DatabaseFile(copy).remove() }
      // Rows with the same key, for example, which the damaged index did not prevent.
      guard case DatabaseError.constraint(_, let report) = error else { throw error }
      throw DatabaseError.damaged(report)
    }
  }

  private func rebuildIndexes() throws(DatabaseError) {
    try run("REINDEX")
    guard try isSound() else {
      throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "more than the indexes is broken"))
    }
  }

  /// Returns the number of rows that an index has, but its table has not.
  private func rowCountInIndexesOnly() throws(DatabaseError) -> Int {
    var missing: [String: Int] = [:]
    // An index on some rows only, which has a condition, cannot be counted in this way.
    let indexes = try run(
      """
      SELECT part.name, part.tbl_name FROM sqlite_schema AS part, pragma_index_list(part.tbl_name) AS list
      WHERE part.type = 'index' AND list.name = part.name AND NOT list.partial
      """)
    for index in indexes {
      let (name, table): (String, String) = (try index["name"], try index["tbl_name"])
      // `count(*)` would use the smallest index, whichever is named.
      let sql = """
        SELECT (SELECT count(1) FROM "\(table)" INDEXED BY "\(name)")
          - (SELECT count(1) FROM "\(table)" NOT INDEXED) AS count
        """
      missing[table] = max(missing[table] ?? 0, try run(sql)[0]["count"])
    }
    return missing.values.reduce(0, +)
  }
}
