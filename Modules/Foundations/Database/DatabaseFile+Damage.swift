import CSQLite
import Foundation

extension DatabaseFile {
  /// Throws if the path leads to a device, a pipe or a folder.
  func refuseUnlessRegular() throws(DatabaseError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
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
    return WriteAheadLog(try Data(contentsOf: URL(filePath: path + "-wal"))).isBroken
  }

  /// Saves a copy of the file and its log in the same folder.
  /// - Returns: the path of the copy.
  func saveCopy() throws -> String {
    let paths = (1...).lazy.map { path + ".damaged" + ($0 == 1 ? "" : "-\($0)") }
    for copy in paths where access(copy, F_OK) != 0 {
      for suffix in ["", "-wal"] where access(path + suffix, F_OK) == 0 {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
        guard chmod(copy + suffix, 0o600) == 0 else { throw Self.error(errno) }
      }
      return copy
    }
    return path
  }

  private func size() -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
