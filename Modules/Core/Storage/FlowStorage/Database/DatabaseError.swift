public import FlowLocalization
import FlowSQLite

/// The reason why a database operation failed; in each case but ``outcomeUnknown(_:)``, nothing was changed.
public enum DatabaseError: Error, Equatable, Sendable {
  /// The file has a newer version than this program knows.
  case newerFile(version: Int, known: Int)
  case damaged(SQLiteReport)
  case notADatabase(SQLiteReport)
  /// The file and its log do not belong together: one of them was replaced. Both were left as they are.
  case foreignLog
  /// The file was deleted or replaced while it was open.
  case fileRemoved
  /// The file or its folder is not writable.
  case readOnly(SQLiteReport)
  /// The folder does not exist, or the path does not lead to a file.
  case cannotOpen(SQLiteReport)
  /// The process or the system has no descriptor left for a file.
  case tooManyFiles(SQLiteReport)
  case full(SQLiteReport)
  /// Another process held the lock for longer than the timeout.
  case locked(SQLiteReport)
  /// The change violates a constraint of the schema.
  case constraint(DatabaseConstraint, SQLiteReport)
  case closed
  /// The program used the database incorrectly.
  case misuse(DatabaseMisuse)
  /// The disk failed while it confirmed a transaction, and again when the database tried to withdraw it.
  ///
  /// This process reads the data without the transaction. If the process is killed now, the next launch may find it
  /// saved. Each later write first tries to withdraw it; when a write succeeds, it is not saved.
  case outcomeUnknown(SQLiteReport)
  /// Any other error of SQLite.
  case other(SQLiteReport)

  /// Whether the disk or another program prevents writing.
  var isWriteFailure: Bool {
    switch self {
    case .damaged, .fileRemoved, .readOnly, .cannotOpen, .tooManyFiles, .full, .locked, .outcomeUnknown, .other: true
    case .newerFile, .notADatabase, .foreignLog, .constraint, .closed, .misuse: false
    }
  }

  public var isLocked: Bool { if case .locked = self { true } else { false } }

  /// Whether restoring a backup helps.
  public var isMendedByRestoring: Bool {
    switch self {
    case .damaged, .foreignLog: true
    case .newerFile, .notADatabase, .fileRemoved, .readOnly, .cannotOpen, .tooManyFiles, .full, .locked, .constraint,
      .closed, .misuse, .outcomeUnknown, .other:
      false
    }
  }

  /// Whether the data cannot be used on this device, whatever the person tries, except without it.
  package var isOfUnusableData: Bool { if case .notADatabase = self { true } else { isMendedByRestoring } }

  /// The problem, and what to do on this device, for the person.
  ///
  /// For a file that cannot be used, a failed launch offers what to do.
  public var sentence: LocalizedText {
    switch self {
    case .newerFile(let version, let known):
      """
      The data was saved by a newer version of this app (format \(version); this one knows up to \(known)). \
      Update the app to open it.
      """
    case .damaged: "The data on this device is damaged, so the app can't use it. It was left as it is."
    case .notADatabase:
      "The data on this device is not that of this app, so the app can't use it. It was left as it is."
    case .foreignLog:
      "Two parts of the data on this device do not belong together, so the app can't use them. Both were left as they are."
    case .fileRemoved: "The data of this app was deleted or replaced while the app was running. Start the app again."
    case .readOnly:
      "The data on this device can't be written. Nothing was changed; restart the device, and try again."
    case .cannotOpen:
      "The data on this device can't be opened. Unlock the device and try again; restart it if that does not help."
    case .tooManyFiles: "The app has too many files open. Nothing was changed; start the app again."
    case .full: "There is no room left to save. Nothing was changed; free some space and try again."
    case .locked: "Another program is busy with the data. Nothing was changed; try again in a moment."
    case .closed: "The app has closed its data. Nothing was changed; start the app again."
    case .constraint, .misuse: "The app has made a mistake. Nothing was changed; start the app again."
    case .outcomeUnknown:
      "The disk failed, and it is not known whether the last change was saved. Start the app again to see it."
    case .other:
      """
      The data on this device can't be used right now. Nothing was changed; try again, and start the app again if that \
      does not help.
      """
    }
  }

  /// The problem, and what to do in a terminal, for developers, in English.
  public var diagnosis: String {
    switch self {
    case .newerFile, .full, .locked, .outcomeUnknown: sentence.developerForm
    case .damaged: "The data file is damaged. It was left as it is; restore it from a backup."
    case .notADatabase: "The file is not a data file of this app. It was left as it is."
    case .foreignLog:
      """
      The data file and the log beside it do not belong together: one of them was replaced. \
      Both were left as they are; restore a backup.
      """
    case .fileRemoved:
      "The data file was deleted or replaced while the app was running. Put it back, or start the app again."
    case .readOnly: "The data can't be written. Allow writing to its file and folder, and try again."
    case .cannotOpen: "The data file can't be opened. Check that its folder exists."
    case .tooManyFiles: "Too many files are open. Nothing was changed; close other programs and try again."
    case .closed: "The data file was closed. Nothing was changed; start the app again."
    case .constraint(let constraint, _): constraint.diagnosis
    case .misuse(let misuse): misuse.diagnosis
    case .other(let report): "The data can't be used (\(report.code): \(report.message)). Nothing was changed."
    }
  }
}

/// A kind of constraint in a schema.
public enum DatabaseConstraint: Equatable, Sendable {
  /// Another row has the same value or primary key.
  case unique
  /// The referenced row does not exist, or a deleted row is still referenced.
  case foreignKey
  /// The value does not satisfy a check of the column.
  case check
  /// A required value is missing.
  case notNull
  /// The value does not have the type of a column in a strict table.
  case type
  /// A constraint of a trigger or an extension.
  case other

  /// Creates a kind from SQLite's extended result code.
  init(extendedCode: Int32) {
    // Swift does not import these macros: they combine the primary code with a number in the higher bits.
    switch extendedCode >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8, 10: self = .unique
    case 12: self = .type
    default: self = .other
    }
  }

  var diagnosis: String {
    switch self {
    case .unique: "This is saved already. Nothing was changed."
    case .foreignKey: "This belongs to something that is not saved. Nothing was changed."
    case .check: "This has a value that can't be saved. Nothing was changed."
    case .notNull: "This lacks a value that is needed. Nothing was changed."
    case .type: "This has a value of the wrong kind. Nothing was changed."
    case .other: "This can't be saved as it is. Nothing was changed."
    }
  }
}

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

  var diagnosis: String {
    switch self {
    case .parameters(let expected, let given): "A statement needs \(expected) values and was given \(given)."
    case .notOneStatement: "A text must hold exactly one statement."
    case .writeInRead: "A read transaction can't change anything."
    case .controlInTransaction: "A statement can't begin, end or redirect the transaction it is in."
    case .transactionOver: "The transaction is over; an error has ended it."
    case .unreadableColumn(let name): "The column \(name) does not have the requested type."
    case .unwritableValue: "A value that cannot be read can't be written."
    }
  }
}
