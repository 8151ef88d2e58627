/// One row that a query answered: a value of its own, free to leave the transaction.
public struct DatabaseRow: Equatable, Sendable {
  let columns: [String]
  /// What the row holds, column by column.
  public let values: [DatabaseValue]

  /// The value of a column, as the type that is asked for.
  ///
  /// Throws `DatabaseError.misuse` when there is no such column, or it holds something else; null is read only as an
  /// optional.
  public subscript<Value: DatabaseValueConvertible>(column: String) -> Value {
    get throws(DatabaseError) {
      guard let index = columns.firstIndex(of: column), let value = Value(databaseValue: values[index]) else {
        throw .misuse(.unreadableColumn(column))
      }
      return value
    }
  }
}
