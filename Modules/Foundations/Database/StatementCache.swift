import CSQLite

/// The statements of a connection, each prepared once.
package final class StatementCache {
  private let connection: OpaquePointer
  private let capacity: Int
  /// By their bytes: to a `String`, `é` and `e` with an accent are the same text, to SQLite they are not.
  private var statements: [[UInt8]: Statement] = [:]
  private var sawControl = false

  /// How many statements were prepared so far.
  package private(set) var preparations = 0

  /// How many are kept.
  package var count: Int { statements.count }

  init(connection: OpaquePointer, capacity: Int = 100) {
    self.connection = connection
    self.capacity = capacity
    noticeControl()
  }

  /// The statement of a text.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    let key = Array(sql.utf8)
    if let statement = statements[key] { return statement }
    sawControl = false
    let statement = try Statement(sql, on: connection)
    statement.isControl = sawControl
    preparations += 1
    // A program's texts are few. One that makes them up as it goes pays for it here, not in memory.
    if statements.count == capacity { statements.removeAll() }
    statements[key] = statement
    return statement
  }

  /// Has SQLite say what each statement is about to do, while it is prepared; a look at its text would be a guess.
  private func noticeControl() {
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
