import FlowKit

/// A programming error, detected before it had an effect.
public enum DatabaseMisuse: Equatable, Sendable {
  /// The number of values differs from the number of parameters; missing values would be null.
  case parameters(expected: Int, given: Int)
  /// The text contains no statement, or more than one, of which only the first would run.
  case notOneStatement
  /// A statement in a read transaction would change the database.
  case writeInRead
  /// A statement inside a transaction would begin or end one, or change the connection.
  case controlInTransaction
  /// An ignored error had already ended the transaction.
  case transactionOver
  /// The row does not have the column, or its value has another type.
  case unreadableColumn(String)
  /// The value cannot be written, because it could not be read again.
  case unwritableValue

  var sentence: LocalizedText {
    switch self {
    case .parameters(let expected, let given): "A statement needs \(expected) values and was given \(given)."
    case .notOneStatement: "A text must hold exactly one statement."
    case .writeInRead: "A read transaction can't change anything."
    case .controlInTransaction: "A statement can't begin, end or redirect the transaction it is in."
    case .transactionOver: "The transaction is over; an error has ended it."
    case .unreadableColumn(let name): "The column \(verbatim: name) does not have the requested type."
    case .unwritableValue: "A value that cannot be read can't be written."
    }
  }
}
