import CSQLite
import Foundation

extension Connection {
  /// Opens a database and brings it, and each of its parts, to the version of the last migration.
  package static func open(
    _ location: DatabaseLocation, migrations: [Migration], parts: [SchemaPart] = [], lockTimeout: Duration
  ) throws -> Connection {
    let connection =
      switch location {
      case .memory: try Connection(path: ":memory:", lockTimeout: lockTimeout)
      case .disk(let disk, let name): try Connection(holding: disk.image(named: name), lockTimeout: lockTimeout)
      case .file(let url): try open(DatabaseFile(url), migrations, parts, lockTimeout: lockTimeout)
      }
    try connection.migrate(migrations, parts)
    if case .disk(let disk, let name) = location { disk.keepIfNew(named: name) { connection.content() } }
    return connection
  }

  private static func open(
    _ file: DatabaseFile, _ migrations: [Migration], _ parts: [SchemaPart], lockTimeout: Duration
  ) throws -> Connection {
    try file.alone {
      try file.refuseUnlessRegular()
      if !file.exists { try makeNew(file, lockTimeout: lockTimeout) }
      try file.refuseScrap()
      // A log that is there belongs to the file: when the file is refused, both stay as they are.
      let hadLog = file.hasLog
      var connection = try Connection(path: file.path, lockTimeout: lockTimeout)
      connection.setCheckpointsOnClose(!hadLog)
      try connection.refuseUnlessKnown(migrations, parts)
      // Nobody else writes to the log while it is looked at.
      let isLogBroken = try hadLog && connection.write { _ in try file.isLogBroken() }
      if !hadLog { try file.refuseIfCut(pageSize: connection.pageSize()) }
      let areIndexesBroken = try !connection.isSound()
      if areIndexesBroken { try connection.rehearseRepair() }
      if isLogBroken || areIndexesBroken {
        // Closed meanwhile: a process that closes any descriptor of a file gives up all its locks on it.
        connection = try Connection(path: ":memory:", lockTimeout: lockTimeout)
        let copy = try file.keepCopy()
        connection = try Connection(path: file.path, lockTimeout: lockTimeout)
        if areIndexesBroken { try connection.write { _ in try connection.rebuildIndexes() } }
        connection.repair = DatabaseRepair(
          rebuiltIndexes: areIndexesBroken, lostEndOfLog: isLogBroken, copy: URL(filePath: copy))
      }
      try connection.refuseForeignSchema()
      connection.setCheckpointsOnClose(true)
      try file.makePrivate()
      try connection.makeDurable()
      return connection
    }
  }

  /// Makes the file under another name first: so one that is empty was never made here, and has lost what it held.
  private static func makeNew(_ file: DatabaseFile, lockTimeout: Duration) throws(DatabaseError) {
    let draft = file.draft
    draft.remove()
    try draft.createNew()
    do {
      // Nobody reads it yet: an empty file has nothing to roll back.
      let connection = try Connection(path: draft.path, lockTimeout: lockTimeout)
      try connection.run("PRAGMA journal_mode = MEMORY")
      try connection.run("PRAGMA journal_mode = WAL")
    }
    try draft.take(placeOf: file)
  }

  private func makeDurable() throws(DatabaseError) {
    // Readers go on while another process writes, and a killed writer leaves nothing half done.
    try run("PRAGMA journal_mode = WAL")
    // A Mac's disk says that it has written before it has.
    try run("PRAGMA fullfsync = ON")
  }

  private func pageSize() throws(DatabaseError) -> Int {
    try run("PRAGMA page_size").first?["page_size"] ?? 0
  }
}

// MARK: - Versions

extension Connection {
  private func version() throws(DatabaseError) -> Int {
    try run("PRAGMA user_version").first?["user_version"] ?? 0
  }

  /// The version of each part that the file has; one that this program does not know has tables of its own, and they stay.
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

  private func isUpToDate(_ migrations: [Migration], _ parts: [SchemaPart]) throws(DatabaseError) -> Bool {
    guard try version() == migrations.count else { return false }
    let versions = parts.isEmpty ? [:] : try partVersions()
    return parts.allSatisfy { versions[$0.name, default: 0] == $0.migrations.count }
  }

  private func migrate(_ migrations: [Migration], _ parts: [SchemaPart]) throws {
    if try !isUpToDate(migrations, parts) {
      // A table is rebuilt by dropping it, and that would delete all that refers to it.
      try run("PRAGMA foreign_keys = OFF")
      try write { try migrate(migrations, parts, in: $0) }
    }
    try run("PRAGMA foreign_keys = ON")
    if try schemaMark() == 0 { try write { _ in try markSchema() } }
  }

  /// All steps are one transaction: a file is of the version that it was or of the last.
  private func migrate(
    _ migrations: [Migration], _ parts: [SchemaPart], in transaction: borrowing WriteTransaction
  ) throws {
    // Another process may have got here first, and further.
    try refuseUnlessKnown(migrations, parts)
    for migration in try migrations[version()...] { try migration.apply(transaction) }
    for part in parts { try migrate(part, in: transaction) }
    guard try run("PRAGMA foreign_key_check").isEmpty else {
      let code = SQLITE_CONSTRAINT | (3 << 8)
      throw DatabaseError.constraint(.foreignKey, SQLiteReport(code: code, message: "FOREIGN KEY constraint failed"))
    }
    // A pragma takes no parameters, and this is our own number.
    try run("PRAGMA user_version = \(migrations.count)")
    try markSchema()
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
  /// Refuses tables that are not as they were made: a rule that has changed on the disk holds no longer.
  private func refuseForeignSchema() throws(DatabaseError) {
    let mark = try schemaMark()
    guard mark != 0, try mark != currentMark() else { return }
    throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the tables are not as they were made"))
  }

  /// Keeps a mark of the tables and of the version in the file's header, where SQLite leaves room for one number.
  private func markSchema() throws(DatabaseError) {
    try run("PRAGMA application_id = \(currentMark())")
  }

  private func schemaMark() throws(DatabaseError) -> Int {
    try run("PRAGMA application_id").first?["application_id"] ?? 0
  }

  /// FNV-1a, 32 bits: one changed byte is another mark.
  private func currentMark() throws(DatabaseError) -> Int {
    let rows = try run("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")
    let text = "\(try version()) [\(rows.map(Self.markedText).joined(separator: ", "))]"
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // Zero is a file that has no mark yet.
    return Int(Int32(bitPattern: hash == 0 ? 1 : hash))
  }

  /// A row as Swift prints it, of which marks have always been made; printing itself looks each type up anew.
  private static func markedText(of row: DatabaseRow) -> String {
    let values = row.values.map { value in
      guard case .text(let text) = value else { return String(reflecting: value) }
      return "Database.DatabaseValue.text(\(text.debugDescription))"
    }
    return "[\(values.joined(separator: ", "))]"
  }
}
