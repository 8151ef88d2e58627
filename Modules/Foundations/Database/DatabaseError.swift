/// Why the database did not do what it was asked to; in every case, nothing was changed.
public enum DatabaseError: Error, Equatable, Sendable {
  /// The file has a version that this program does not know.
  case newerFile(version: Int, known: Int)
  /// The file is a database, and some of it is broken.
  case damaged(SQLiteReport)
  /// The file is something else than a database.
  case notADatabase(SQLiteReport)
  /// The file or its folder may not be written.
  case readOnly(SQLiteReport)
  /// There is no such folder, or the path leads to something that is not a file.
  case cannotOpen(SQLiteReport)
  /// There is no room left.
  case full(SQLiteReport)
  /// Another process held the database for longer than was agreed to wait.
  case locked(SQLiteReport)
  /// The change breaks a rule of the schema.
  case constraint(DatabaseConstraint, SQLiteReport)
  /// The database was closed.
  case closed
  /// The program asked for something that makes no sense.
  case misuse(DatabaseMisuse)
  /// Anything else that SQLite says.
  case other(SQLiteReport)

  /// Whether the disk, or another program, does not let the database write.
  var isShortage: Bool {
    switch self {
    case .damaged, .readOnly, .cannotOpen, .full, .locked, .other: true
    case .newerFile, .notADatabase, .constraint, .closed, .misuse: false
    }
  }

  /// The sentence that a person reads.
  public var sentence: String {
    switch self {
    case .newerFile(let version, let known):
      "The data was saved by a newer version of this app (format \(version); this one knows up to \(known)). "
        + "Update the app to open it."
    case .damaged: "The data file is damaged. It was left as it is; restore it from a backup."
    case .notADatabase: "The file is not a data file of this app. It was left as it is."
    case .readOnly: "The data can't be written. Allow writing to its file and folder, and try again."
    case .cannotOpen: "The data file can't be opened. Check that its folder exists."
    case .full: "There is no room left to save. Nothing was changed; free some space and try again."
    case .locked: "Another program is busy with the data. Nothing was changed; try again in a moment."
    case .constraint(let constraint, _): constraint.sentence
    case .closed: "The data file was closed. Nothing was changed; start the app again."
    case .misuse(let misuse): misuse.sentence
    case .other(let report):
      "The data can't be used (\(report.code): \(report.message)). Nothing was changed."
    }
  }
}
