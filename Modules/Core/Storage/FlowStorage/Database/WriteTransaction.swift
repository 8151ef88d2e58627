/// A write transaction, which is committed completely or not at all; it cannot leave its closure.
public struct WriteTransaction: ~Copyable {
  let connection: Connection

  // See `ReadTransaction`.
  @inline(never)
  init(connection: Connection) {
    self.connection = connection
  }

  /// Returns the rows that a statement selects or returns, with `?` bound to the values in order.
  public func query(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> [DatabaseRow] {
    try connection.run(connection.statement(sql), values.map { $0?.databaseValue ?? .null })
  }

  /// Runs a statement, with `?` bound to the values in order, and returns the number of rows that an insert, update or
  /// delete changed.
  @discardableResult
  public func execute(
    _ sql: String, _ values: (any DatabaseValueConvertible)?...
  ) throws(DatabaseError) -> Int {
    _ = try connection.run(connection.statement(sql), values.map { $0?.databaseValue ?? .null })
    return connection.changes
  }

  /// Runs a statement, with `?` bound to the values in order.
  public func execute(_ sql: String, with values: [DatabaseValue]) throws(DatabaseError) {
    _ = try connection.run(connection.statement(sql), values)
  }

  /// A read transaction that sees the changes of this one.
  public var reader: ReadTransaction { ReadTransaction(connection: connection) }
}
