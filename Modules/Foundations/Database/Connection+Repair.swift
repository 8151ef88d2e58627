import CSQLite

extension Connection {
  /// Whether pages, tables and indexes agree; an index that lacks a row would make the row look as if it never was.
  func isSound() throws(DatabaseError) -> Bool {
    try run("PRAGMA integrity_check(1)").map(\.values) == [[.text("ok")]]
  }

  /// Finds out whether new indexes are all that the file needs, and changes nothing.
  func rehearseRepair() throws {
    do {
      try write { _ in
        try rebuildIndexes()
        throw Rehearsed()
      }
    } catch is Rehearsed {
    }
  }

  /// Makes all indexes anew from their tables.
  func rebuildIndexes() throws(DatabaseError) {
    try run("REINDEX")
    guard try isSound() else {
      throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "more than the indexes is broken"))
    }
  }

  private struct Rehearsed: Error {}
}
