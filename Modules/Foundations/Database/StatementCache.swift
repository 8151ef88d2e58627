import CSQLite

/// A cache of the prepared statements of a connection.
package final class StatementCache {
  private let connection: OpaquePointer
  private let capacity: Int
  /// Keyed by bytes: `String` treats the composed and the decomposed `é` as equal, SQLite does not.
  private var statements: [[UInt8]: Statement] = [:]
  private var sawControl = false

  /// The number of statements that were prepared so far.
  package private(set) var preparations = 0

  /// The number of cached statements.
  package var count: Int { statements.count }

  init(connection: OpaquePointer, capacity: Int = 100) {
    self.connection = connection
    self.capacity = capacity
    detectControlStatements()
  }

  /// Returns the prepared statement for a text.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    let key = Array(sql.utf8)
    if let statement = statements[key] { return statement }
    sawControl = false
    let statement = try Statement(sql, on: connection)
    statement.isControl = sawControl
    preparations += 1
    // Bounds the memory for programs that generate statements.
    if statements.count == capacity { statements.removeAll() }
    statements[key] = statement
    return statement
  }

  /// Installs an authorizer that detects statements which control transactions, more reliably than parsing their text.
  private func detectControlStatements() {
    let notice: @convention(c) (UnsafeMutableRawPointer?, Int32, Text, Text, Text, Text) -> Int32 = {
      cache, action, _, _, _, _ in
      let control = [SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH]
      if let cache, control.contains(action) {
        Unmanaged<StatementCache>.fromOpaque(cache).takeUnretainedValue().sawControl = true
      }
      return SQLITE_OK
    }
    sqlite3_set_authorizer(connection, notice, Unmanaged.passUnretained(self).toOpaque())
  }

  private typealias Text = UnsafePointer<CChar>?
}
