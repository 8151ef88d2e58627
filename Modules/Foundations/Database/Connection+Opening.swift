import CSQLite
import Foundation

extension Connection {
  /// Opens a database, and migrates it and its parts to the latest version.
  package static func open(
    _ location: DatabaseLocation, migrations: [Migration], parts: [SchemaPart] = [], lockTimeout: Duration
  ) throws -> Connection {
    switch location {
    case .memory: return try open(nil, migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    case .disk(let disk, let name):
      return try open(disk.image(named: name), migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    case .file(let url):
      let connection = try open(DatabaseFile(url), migrations, parts, lockTimeout: lockTimeout)
      try connection.migrate(migrations, parts)
      return connection
    }
  }

  private static func open(
    _ file: DatabaseFile, _ migrations: [Migration], _ parts: [SchemaPart], lockTimeout: Duration
  ) throws -> Connection {
    try file.withFolderLock {
      try file.refuseUnlessRegular()
      if !file.exists { try makeNew(file, lockTimeout: lockTimeout) }
      try file.refuseIfTooSmall()
      // An existing log belongs to the file: if the file is refused, both stay unchanged.
      let hadLog = file.hasLog
      var connection = try Connection(path: file.path, lockTimeout: lockTimeout)
      connection.setCheckpointsOnClose(!hadLog)
      try connection.refuseUnlessKnown(migrations, parts)
      // The transaction keeps others from writing to the log meanwhile.
      let isLogBroken = try hadLog && connection.write { _ in try file.isLogBroken() }
      if !hadLog { try file.refuseIfTruncated(pageSize: connection.pageSize()) }
      let areIndexesBroken = try !connection.isSound()
      if areIndexesBroken { try connection.simulateRepair() }
      if isLogBroken || areIndexesBroken {
        // Close the connection first: closing any descriptor of a file releases all of the process's locks on it.
        connection = try Connection(path: ":memory:", lockTimeout: lockTimeout)
        let copy = try file.saveCopy()
        connection = try Connection(path: file.path, lockTimeout: lockTimeout)
        if areIndexesBroken { try connection.write { _ in try connection.rebuildIndexes() } }
        connection.repair = DatabaseRepair(
          rebuiltIndexes: areIndexesBroken, lostEndOfLog: isLogBroken, copy: URL(filePath: copy))
      }
      try connection.refuseChangedSchema()
      connection.setCheckpointsOnClose(true)
      try file.makePrivate()
      try connection.makeDurable()
      return connection
    }
  }

  /// Creates the file under a temporary name first, so that an empty file is always a damaged one.
  private static func makeNew(_ file: DatabaseFile, lockTimeout: Duration) throws(DatabaseError) {
    let draft = file.draft
    draft.remove()
    try draft.createNew()
    do {
      // An empty file without readers needs no rollback.
      let connection = try Connection(path: draft.path, lockTimeout: lockTimeout)
      try connection.run("PRAGMA journal_mode = MEMORY")
      try connection.run("PRAGMA journal_mode = WAL")
    }
    try draft.move(to: file)
  }

  private func makeDurable() throws(DatabaseError) {
    // Readers are not blocked by a writer, and a killed writer leaves no partial transaction.
    try run("PRAGMA journal_mode = WAL")
    // On a Mac, only this waits until the disk has really written.
    try run("PRAGMA fullfsync = ON")
  }

  private func pageSize() throws(DatabaseError) -> Int {
    try run("PRAGMA page_size").first?["page_size"] ?? 0
  }
}

// MARK: - Versions

extension Connection {
  /// Returns the version of each part in the file, including parts that this program does not know.
  private func partVersions() throws(DatabaseError) -> [String: Int] {
    guard try !run("SELECT 1 FROM sqlite_schema WHERE name = 'schema_part'").isEmpty else { return [:] }
    var versions: [String: Int] = [:]
    for row in try run("SELECT name, version FROM schema_part") { versions[try row["name"]] = try row["version"] }
    return versions
  }

  private func refuseUnlessKnown(_ migrations: [Migration], _ parts: [SchemaPart]) throws(DatabaseError) {
    let version = try version()
    guard (0...migrations.count).contains(version) else {
      throw .newerFile(version: version, known: migrations.count)
    }
    let versions = try partVersions()
    for part in parts {
      let version = versions[part.name] ?? 0
      let known = part.migrations.count
      guard (0...known).contains(version) else { throw .newerFile(version: version, known: known) }
    }
  }

  func isUpToDate(_ migrations: [Migration], _ parts: [SchemaPart]) throws(DatabaseError) -> Bool {
    guard try version() == migrations.count else { return false }
    let versions = parts.isEmpty ? [:] : try partVersions()
    return parts.allSatisfy { versions[$0.name, default: 0] == $0.migrations.count }
  }

  func migrate(_ migrations: [Migration], _ parts: [SchemaPart]) throws {
    if try !isUpToDate(migrations, parts) {
      // Rebuilding a table drops it, which would delete the rows that refer to it.
      try run("PRAGMA foreign_keys = OFF")
      try write { try migrate(migrations, parts, in: $0) }
    }
    try run("PRAGMA foreign_keys = ON")
    if try schemaMark() == 0 { try write { _ in try storeSchemaHash() } }
  }

  /// All steps are one transaction: the file has either the old or the latest version.
  private func migrate(
    _ migrations: [Migration], _ parts: [SchemaPart], in transaction: borrowing WriteTransaction
  ) throws {
    // Another process may have migrated the file meanwhile.
    try refuseUnlessKnown(migrations, parts)
    for migration in try migrations[version()...] { try migration.apply(transaction) }
    for part in parts { try migrate(part, in: transaction) }
    guard try run("PRAGMA foreign_key_check").isEmpty else {
      let code = SQLITE_CONSTRAINT | (3 << 8)
      throw DatabaseError.constraint(.foreignKey, SQLiteReport(code: code, message: "FOREIGN KEY constraint failed"))
    }
    // A pragma takes no parameters.
    try run("PRAGMA user_version = \(migrations.count)")
    try storeSchemaHash()
  }

  private func migrate(_ part: SchemaPart, in transaction: borrowing WriteTransaction) throws {
    try transaction.execute(
      "CREATE TABLE IF NOT EXISTS schema_part (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT")
    let version = try partVersions()[part.name] ?? 0
    for migration in part.migrations[version...] { try migration.apply(transaction) }
    try transaction.execute(
      "INSERT OR REPLACE INTO schema_part (name, version) VALUES (?, ?)", part.name, part.migrations.count)
  }
}

// MARK: - The schema's mark

extension Connection {
  /// Refuses a schema that was changed outside of the migrations, since its constraints may be missing.
  private func refuseChangedSchema() throws(DatabaseError) {
    let mark = try schemaMark()
    guard mark != 0, try mark != schemaHash() else { return }
    throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the tables are not as they were made"))
  }

  /// Stores a hash of the schema and its version in the `application_id` of the file's header.
  private func storeSchemaHash() throws(DatabaseError) {
    try run("PRAGMA application_id = \(schemaHash())")
  }

  private func schemaMark() throws(DatabaseError) -> Int {
    try run("PRAGMA application_id").first?["application_id"] ?? 0
  }

  /// Returns the FNV-1a hash of the schema, 32 bits.
  private func schemaHash() throws(DatabaseError) -> Int {
    let rows = try run("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")
    let text = "\(try version()) [\(rows.map(Self.hashedText).joined(separator: ", "))]"
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // Zero means that no hash is stored.
    return Int(Int32(bitPattern: hash == 0 ? 1 : hash))
  }

  /// Returns the row as Swift prints it, which stored hashes are based on; `print` itself would be slow.
  private static func hashedText(of row: DatabaseRow) -> String {
    let values = row.values.map { value in
      guard case .text(let text) = value else { return String(reflecting: value) }
      return "Database.DatabaseValue.text(\(text.debugDescription))"
    }
    return "[\(values.joined(separator: ", "))]"
  }
}
