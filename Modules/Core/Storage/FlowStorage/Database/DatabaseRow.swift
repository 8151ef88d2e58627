/// A row of a query's result, as a value that can leave the transaction.
public struct DatabaseRow: Equatable, Sendable {
  let columns: [String]
  /// The values by column.
  public let values: [DatabaseValue]

  /// Accesses the value of a column as the requested type.
  ///
  /// Throws `DatabaseError.misuse` if the column does not exist or has another type; null is read only as an optional.
  public subscript<Value: DatabaseValueConvertible>(column: String) -> Value {
    get throws(DatabaseError) {
      guard let index = columns.firstIndex(of: column), let value = Value(databaseValue: values[index]) else {
        throw .misuse(.unreadableColumn(column))
      }
      return value
    }
  }
}
