import CSQLite

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
      try file.createIfMissing()
      try file.refuseScrap()
      // A log that is there belongs to the file: when the file is refused, both stay as they are.
      let hadLog = file.hasLog
      let connection = try Connection(path: file.path, lockTimeout: lockTimeout)
      connection.setCheckpointsOnClose(!hadLog)
      try connection.refuseUnlessSound(known: known)
      connection.setCheckpointsOnClose(true)
      try file.makePrivate()
      try connection.makeDurable()
      return connection
    }
  }

  private func refuseUnlessSound(known: Int) throws(DatabaseError) {
    try refuseUnlessKnown(known)
    let findings = try run("PRAGMA quick_check(1)").map(\.values)
    guard findings == [[.text("ok")]] else {
      throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "quick_check: \(findings)"))
    }
  }

  private func makeDurable() throws(DatabaseError) {
    // Readers go on while another process writes, and a killed writer leaves nothing half done.
    try run("PRAGMA journal_mode = WAL")
    // What was confirmed is on the disk: WAL's usual setting would lose it with the power,
    try run("PRAGMA synchronous = FULL")
    // and a Mac's disk says that it has written before it has.
    try run("PRAGMA fullfsync = ON")
  }

  // MARK: Versions

  private func version() throws(DatabaseError) -> Int {
    try run("PRAGMA user_version").first?["user_version"] ?? 0
  }

  private func refuseUnlessKnown(_ known: Int) throws(DatabaseError) {
    let version = try version()
    guard (0...known).contains(version) else { throw .newerFile(version: version, known: known) }
  }

  private func migrate(_ migrations: [Migration]) throws {
    // A table is rebuilt by dropping it, and that would delete all that refers to it.
    try run("PRAGMA foreign_keys = OFF")
    while try version() < migrations.count { try migrateOnce(migrations) }
    try run("PRAGMA foreign_keys = ON")
  }

  private func migrateOnce(_ migrations: [Migration]) throws {
    try write { transaction in
      // Another process may have got here first, and further.
      try refuseUnlessKnown(migrations.count)
      let version = try version()
      guard version < migrations.count else { return }
      try migrations[version].apply(transaction)
      guard try run("PRAGMA foreign_key_check").isEmpty else {
        let code = SQLITE_CONSTRAINT | (3 << 8)
        throw DatabaseError.constraint(
          .foreignKey, SQLiteReport(code: code, message: "FOREIGN KEY constraint failed"))
      }
      // A pragma takes no parameters, and this is our own number.
      try run("PRAGMA user_version = \(version + 1)")
    }
  }
}
