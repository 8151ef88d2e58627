import CSQLite
import Foundation

extension Connection {
  /// Opens a database and brings it to the version of the last migration.
  package static func open(
    _ location: DatabaseLocation, migrations: [Migration], lockTimeout: Duration
  ) throws -> Connection {
    let connection =
      switch location {
      case .memory: try Connection(path: ":memory:", lockTimeout: lockTimeout)
      case .file(let url): try open(DatabaseFile(url), known: migrations.count, lockTimeout: lockTimeout)
      }
    try connection.migrate(migrations)
    return connection
  }

  private static func open(_ file: DatabaseFile, known: Int, lockTimeout: Duration) throws -> Connection {
    try file.alone {
      try file.refuseUnlessRegular()
      if !file.exists { try makeNew(file, lockTimeout: lockTimeout) }
      try file.refuseScrap()
      // A log that is there belongs to the file: when the file is refused, both stay as they are.
      let hadLog = file.hasLog
      var connection = try Connection(path: file.path, lockTimeout: lockTimeout)
      connection.setCheckpointsOnClose(!hadLog)
      try connection.refuseUnlessKnown(known)
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

  private func refuseUnlessKnown(_ known: Int) throws(DatabaseError) {
    let version = try version()
    guard (0...known).contains(version) else { throw .newerFile(version: version, known: known) }
  }

  private func migrate(_ migrations: [Migration]) throws {
    if try version() < migrations.count {
      // A table is rebuilt by dropping it, and that would delete all that refers to it.
      try run("PRAGMA foreign_keys = OFF")
      try write { try migrate(migrations, in: $0) }
    }
    try run("PRAGMA foreign_keys = ON")
    if try schemaMark() == 0 { try write { _ in try markSchema() } }
  }

  /// All steps are one transaction: a file is of the version that it was or of the last.
  private func migrate(_ migrations: [Migration], in transaction: borrowing WriteTransaction) throws {
    // Another process may have got here first, and further.
    try refuseUnlessKnown(migrations.count)
    for migration in try migrations[version()...] { try migration.apply(transaction) }
    guard try run("PRAGMA foreign_key_check").isEmpty else {
      let code = SQLITE_CONSTRAINT | (3 << 8)
      throw DatabaseError.constraint(.foreignKey, SQLiteReport(code: code, message: "FOREIGN KEY constraint failed"))
    }
    // A pragma takes no parameters, and this is our own number.
    try run("PRAGMA user_version = \(migrations.count)")
    try markSchema()
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
    let text = "\(try version()) \(rows.map(\.values))"
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // Zero is a file that has no mark yet.
    return Int(Int32(bitPattern: hash == 0 ? 1 : hash))
  }
}
