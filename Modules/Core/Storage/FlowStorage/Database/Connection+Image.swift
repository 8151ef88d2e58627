import FlowSQLite

// Images of databases in memory. Most launches change few rows, so an image is made and restored by its rows: the connection
// stays open, with its prepared statements, which take longer to make than the rows to write.

/// A connection's cache of an in-memory database.
struct MemoryContent {
  let template: MemoryImage.Template
  /// The number of changes to the schema when the template was made.
  let schemaChanges: Int?
  /// The rows of tables, each with the number of the table's changes at that time.
  var known: [String: (changes: Int?, table: MemoryImage.Table)] = [:]
}

extension Connection {
  static let schemaTable = "sqlite_master"

  /// Opens a new database in memory, or one with the content of an image.
  static func open(
    _ image: MemoryImage?, migrations: [Migration], parts: [SchemaModule], lockTimeout: Duration
  ) throws -> Connection {
    let connection = try Connection(path: ":memory:", lockTimeout: lockTimeout)
    if let image {
      try connection.replaceContent(with: image.template.bytes)
      connection.memory = MemoryContent(template: image.template, schemaChanges: nil)
      try connection.restore(image)
    }
    try connection.migrate(migrations, parts)
    return connection
  }

  /// Restores an image, if the connection has its tables in their latest version.
  /// - Returns: Whether it was restored.
  func reopen(_ image: MemoryImage, _ migrations: [Migration], _ parts: [SchemaModule]) throws -> Bool {
    guard hasTables(of: image), try isUpToDate(migrations, parts) else { return false }
    try restore(image)
    // Restoring is no transaction of the app.
    forgetCommits()
    return true
  }

  /// Returns an image of the committed content.
  func image() throws(DatabaseError) -> MemoryImage {
    let template: MemoryImage.Template
    if let memory, memory.schemaChanges == changeCounts[Self.schemaTable] {
      template = memory.template
    } else {
      template = MemoryImage.Template(content(), try tableNames())
      memory = MemoryContent(template: template, schemaChanges: changeCounts[Self.schemaTable])
    }
    return MemoryImage(
      template: template,
      tables: try template.tableNames.map { (name) throws(DatabaseError) in try currentTable(named: name) })
  }

  /// Returns the names of the tables, each after those to which its rows refer: a table that a migration has rebuilt is younger than
  /// those that refer to it.
  private func tableNames() throws(DatabaseError) -> [String] {
    var (known, ordered): (Set<String>, [String]) = ([], [])
    for row in try run("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid") {
      try add(row["name"], to: &ordered, &known)
    }
    return ordered
  }

  private func add(_ name: String, to ordered: inout [String], _ known: inout Set<String>) throws(DatabaseError) {
    guard known.insert(name).inserted else { return }
    for row in try run("PRAGMA foreign_key_list(\"\(name)\")") { try add(row["table"], to: &ordered, &known) }
    ordered.append(name)
  }

  /// Returns an image of the content with the current transaction, which is rolled back afterwards; nil for a file.
  func imageBeforeRollback() throws(DatabaseError) -> MemoryImage? {
    guard !isTracked else { return nil }
    // The rows that are read here differ from those after the rollback.
    defer { memory?.known = [:] }
    return try image()
  }

  private func currentTable(named name: String) throws(DatabaseError) -> MemoryImage.Table {
    if let known = memory?.known[name], known.changes == changeCounts[name] { return known.table }
    let table = MemoryImage.Table(name, try run("SELECT *, rowid FROM \"\(name)\" ORDER BY rowid"))
    memory?.known[name] = (changeCounts[name], table)
    return table
  }

  private func hasTables(of image: MemoryImage) -> Bool {
    memory?.template === image.template && memory?.schemaChanges == changeCounts[Self.schemaTable]
  }

  /// Writes the rows of the first table that differs, and of those after it, which may refer to it.
  private func restore(_ image: MemoryImage) throws {
    let first = image.tables.firstIndex { table in
      guard let known = memory?.known[table.name] else { return true }
      return known.table !== table || known.changes != changeCounts[table.name]
    }
    guard let first else { return }
    try write { _ in
      for table in image.tables[first...].reversed() { try run("DELETE FROM \"\(table.name)\"") }
      for table in image.tables[first...] where !table.rows.isEmpty {
        let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let values = table.columns.map { _ in "?" }.joined(separator: ", ")
        let insertion = "INSERT INTO \"\(table.name)\" (\(columns)) VALUES (\(values))"
        for row in table.rows { try run(insertion, row) }
      }
    }
    for table in image.tables[first...] { memory?.known[table.name] = (changeCounts[table.name], table) }
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
  private func content() -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}
