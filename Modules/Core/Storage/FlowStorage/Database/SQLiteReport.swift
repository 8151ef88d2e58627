import FlowSQLite
import Foundation

/// SQLite's description of an error, for a log.
public struct SQLiteReport: Equatable, Sendable {
  /// SQLite's extended result code (sqlite.org/rescode.html).
  public let code: Int32
  /// SQLite's message, in English.
  public let message: String

  package init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }
}

extension DatabaseError {
  /// Classifies a report and the system's error number by the action that solves the error.
  init(_ report: SQLiteReport, systemError: Int32) {
    let primaryCode = report.code & 0xFF
    switch (primaryCode, systemError) {
    case (SQLITE_NOTADB, _): self = .notADatabase(report)
    case (SQLITE_CORRUPT, _): self = .damaged(report)
    case (SQLITE_FULL, _), (SQLITE_IOERR, ENOSPC), (SQLITE_CANTOPEN, ENOSPC): self = .full(report)
    // A limit of the process or of the user is a full disk for them.
    case (SQLITE_IOERR, EFBIG), (SQLITE_IOERR, EDQUOT), (SQLITE_CANTOPEN, EDQUOT): self = .full(report)
    case (SQLITE_READONLY, _), (SQLITE_PERM, _): self = .readOnly(report)
    case (SQLITE_CANTOPEN, EACCES), (SQLITE_CANTOPEN, EPERM), (SQLITE_CANTOPEN, EROFS):
      self = .readOnly(report)
    case (SQLITE_CANTOPEN, EMFILE), (SQLITE_CANTOPEN, ENFILE): self = .tooManyFiles(report)
    case (SQLITE_CANTOPEN, ENOENT), (SQLITE_CANTOPEN, ENOTDIR), (SQLITE_CANTOPEN, 0): self = .cannotOpen(report)
    // The system's words, since a folder is not the cause.
    case (SQLITE_CANTOPEN, _):
      self = .other(SQLiteReport(code: report.code, message: String(cString: strerror(systemError))))
    case (SQLITE_BUSY, _), (SQLITE_LOCKED, _): self = .locked(report)
    case (SQLITE_CONSTRAINT, _): self = .constraint(DatabaseConstraint(extendedCode: report.code), report)
    default: self = .other(report)
    }
  }
}
