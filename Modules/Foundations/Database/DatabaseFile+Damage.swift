import CSQLite
import Foundation

extension DatabaseFile {
  /// Throws if the path leads to a device, a pipe or a folder.
  func refuseUnlessRegular() throws(DatabaseError) {
    guard let status = files.status(of: path) else { return }
    switch status.mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotOpen(SQLiteReport(code: SQLITE_CANTOPEN, message: "a folder"))
    default: throw .notADatabase(SQLiteReport(code: SQLITE_NOTADB, message: "a device or a pipe"))
    }
  }

  /// Refuses an empty or tiny file, which SQLite would treat as a new database and overwrite together with its log.
  func refuseIfTooSmall() throws(DatabaseError) {
    let size = size()
    if (1..<512).contains(size) {
      throw .notADatabase(SQLiteReport(code: SQLITE_NOTADB, message: "file is too short"))
    }
    if size == 0 { throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file is empty")) }
  }

  /// Refuses a file that ends inside a page, which SQLite would fill with zeros.
  func refuseIfTruncated(pageSize: Int) throws(DatabaseError) {
    guard pageSize > 0, size() % pageSize != 0 else { return }
    throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file ends inside a page"))
  }

  /// Returns whether the end of the log is damaged.
  func isLogBroken() throws -> Bool {
    guard hasLog else { return false }
    return WriteAheadLog(try files.content(of: path + "-wal")).isBroken
  }

  /// Saves a copy of the file and its log in the same folder.
  /// - Returns: the path of the copy.
  func saveCopy() throws -> String {
    let paths = (1...).lazy.map { path + ".damaged" + ($0 == 1 ? "" : "-\($0)") }
    for copy in paths where files.status(of: copy) == nil {
      for suffix in ["", "-wal"] where files.status(of: path + suffix) != nil {
        try files.copy(path + suffix, to: copy + suffix)
        try files.setMode(of: copy + suffix, to: 0o600)
      }
      return copy
    }
    return path
  }

  private func size() -> Int { files.status(of: path)?.size ?? 0 }
}
