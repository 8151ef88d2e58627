import CSQLite

extension Connection {
  /// Creates a database in memory from the bytes of another; without bytes, an empty one.
  convenience init(holding bytes: [UInt8], lockTimeout: Duration) throws(DatabaseError) {
    try self.init(path: ":memory:", lockTimeout: lockTimeout)
    if !bytes.isEmpty { try replaceContent(with: bytes) }
  }

  private func replaceContent(with bytes: [UInt8]) throws(DatabaseError) {
    let size = sqlite3_int64(bytes.count)
    // SQLite owns and frees it.
    guard let copy = sqlite3_malloc64(sqlite3_uint64(size)) else {
      throw .other(SQLiteReport(code: SQLITE_NOMEM, message: "out of memory"))
    }
    bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count) }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    let code = sqlite3_deserialize(handle, "main", copy.assumingMemoryBound(to: UInt8.self), size, size, flags)
    guard code == SQLITE_OK else { throw DatabaseError(lastOf: handle) }
  }

  /// Returns the bytes of the committed database.
  func content() -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}
