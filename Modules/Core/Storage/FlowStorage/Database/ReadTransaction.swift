/// A read transaction, which sees a snapshot of the database; it cannot leave its closure.
public struct ReadTransaction: ~Copyable {
  let connection: Connection

  // Swift 6.3.1's optimizer aborts when it specializes a function into which this was inlined.
  @inline(never)
  init(connection: Connection) {
    self.connection = connection
  }

  /// Returns the rows that a statement selects, with `?` bound to the values in order.
  public func query(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> [DatabaseRow] {
    let statement = try connection.statement(sql)
    guard statement.isReadOnly else { throw .misuse(.writeInRead) }
    return try connection.run(statement, values.map { $0?.databaseValue ?? .null })
  }
}
