/// A change that happens as a whole or not at all; it cannot leave the closure that it is given to.
public struct WriteTransaction: ~Copyable {
  let connection: Connection

  /// Answers the rows that a statement selects or returns, with `?` bound to the values in order.
  public func query(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> [DatabaseRow] {
    try connection.statement(sql).run(values.map { $0?.databaseValue ?? .null })
  }

  /// Runs a statement, with `?` bound to the values in order, and answers how many rows an insert, update or delete
  /// changed.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> Int {
    _ = try connection.statement(sql).run(values.map { $0?.databaseValue ?? .null })
    return connection.changes
  }

  /// Runs a statement, with `?` bound to the values in order.
  public func execute(_ sql: String, with values: [DatabaseValue]) throws(DatabaseError) {
    _ = try connection.statement(sql).run(values)
  }

  /// A look at the database as it is within this transaction.
  public var reader: ReadTransaction { ReadTransaction(connection: connection) }
}
