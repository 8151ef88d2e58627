/// A mistake of the program, found before it did harm.
public enum DatabaseMisuse: Equatable, Sendable {
  /// A statement has another number of parameters than it was given values; missing ones would be null.
  case parameters(expected: Int, given: Int)
  /// The text holds no statement, or more than one, of which only the first would run.
  case notOneStatement
  /// A read transaction was asked to change something.
  case writeInRead
  /// A statement would begin or end a transaction inside one, or change the connection.
  case controlInTransaction
  /// An error ended the transaction, was swallowed, and the program went on as if nothing had happened.
  case transactionOver
  /// A row has no column of that name, or it holds something else than was asked for.
  case unreadableColumn(String)
  /// A value that cannot be read was to be written.
  case unwritableValue

  var sentence: String {
    switch self {
    case .parameters(let expected, let given): "A statement needs \(expected) values and was given \(given)."
    case .notOneStatement: "A text must hold exactly one statement."
    case .writeInRead: "A read transaction can't change anything."
    case .controlInTransaction: "A statement can't begin, end or redirect the transaction it is in."
    case .transactionOver: "The transaction is over; an error has ended it."
    case .unreadableColumn(let name): "The column \(name) does not hold what was asked for."
    case .unwritableValue: "A value that cannot be read can't be written."
    }
  }
}
