import CSQLite
import Foundation

extension Connection {
  /// Reads rows up to the damage, without locks, without the log, and without changing the file.
  static func salvage(_ sql: String, from file: URL) throws(DatabaseError) -> (rows: [DatabaseRow], isWhole: Bool) {
    var handle: OpaquePointer?
    let address = file.absoluteURL.absoluteString + "?immutable=1"
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(address, &handle, flags, DatabaseFile.fileSystem.sqliteName)
    guard let handle else { throw .other(SQLiteReport(code: code, message: "out of memory")) }
    defer { sqlite3_close_v2(handle) }
    guard code == SQLITE_OK else { throw DatabaseError(lastOf: handle) }
    return try Statement(sql, on: handle).runUntilDamage()
  }
}
