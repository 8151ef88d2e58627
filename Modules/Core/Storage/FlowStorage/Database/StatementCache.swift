import FlowSQLite

/// A cache of the prepared statements of a connection.
package final class StatementCache {
  private let connection: OpaquePointer
  private let capacity: Int
  private var statements: [SQLText: Statement] = [:]
  private var sawControl = false
  private var sawChanges: Set<String> = []

  /// The number of statements that were prepared so far.
  package private(set) var preparations = 0

  package var count: Int { statements.count }

  init(connection: OpaquePointer, capacity: Int = 100) {
    self.connection = connection
    self.capacity = capacity
    observePreparations()
  }

  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    let key = SQLText(bytes: Array(sql.utf8))
    if let statement = statements[key] { return statement }
    (sawControl, sawChanges) = (false, [])
    let statement = try Statement(sql, on: connection)
    (statement.isControl, statement.changedTables) = (sawControl, sawChanges)
    preparations += 1
    // Bounds the memory for programs that generate statements.
    if statements.count == capacity { statements.removeAll() }
    statements[key] = statement
    return statement
  }

  func removeAll() { statements.removeAll() }

  /// Installs an authorizer that detects statements which control transactions, and the tables that a statement changes, more
  /// reliably than parsing their text.
  private func observePreparations() {
    let notice: @convention(c) (UnsafeMutableRawPointer?, Int32, Text, Text, Text, Text) -> Int32 = {
      cache, action, subject, _, _, _ in
      guard let cache else { return SQLITE_OK }
      Unmanaged<StatementCache>.fromOpaque(cache).takeUnretainedValue().note(action, subject)
      return SQLITE_OK
    }
    sqlite3_set_authorizer(connection, notice, Unmanaged.passUnretained(self).toOpaque())
  }

  private func note(_ action: Int32, _ subject: Text) {
    switch action {
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH: sawControl = true
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if let subject { sawChanges.insert(String(cString: subject)) }
    default: break
    }
  }

  private typealias Text = UnsafePointer<CChar>?
}

/// The text of a statement as bytes: `String` treats the composed and the decomposed `é` as equal, SQLite does not.
private struct SQLText: Hashable {
  let bytes: [UInt8]

  /// Hashes all bytes at once, unlike an array.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
