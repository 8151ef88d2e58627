/// The statements of a connection, each prepared once.
package final class StatementCache {
  private let connection: OpaquePointer
  private let capacity: Int
  private var statements: [String: Statement] = [:]

  /// How many statements were prepared so far.
  package private(set) var preparations = 0

  init(connection: OpaquePointer, capacity: Int = 100) {
    self.connection = connection
    self.capacity = capacity
  }

  /// The statement of a text.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: connection)
    preparations += 1
    // A program's texts are few. One that makes them up as it goes pays for it here, not in memory.
    if statements.count == capacity { statements.removeAll() }
    statements[sql] = statement
    return statement
  }
}
