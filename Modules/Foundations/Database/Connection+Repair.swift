import CSQLite

extension Connection {
  /// Returns whether pages, tables and indexes are consistent: a row that is missing in an index would not be found.
  func isSound() throws(DatabaseError) -> Bool {
    try run("PRAGMA integrity_check(1)").map(\.values) == [[.text("ok")]]
  }

  /// Checks whether rebuilding the indexes would repair the file, without changing it.
  func simulateRepair() throws {
    do {
      try write { _ in
        try rebuildIndexes()
        throw Rehearsed()
      }
    } catch is Rehearsed {
    }
  }

  /// Rebuilds all indexes from their tables.
  func rebuildIndexes() throws(DatabaseError) {
    try run("REINDEX")
    guard try isSound() else {
      throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "more than the indexes is broken"))
    }
  }

  private struct Rehearsed: Error {}
}
