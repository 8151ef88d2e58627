import FlowSQLite
package import Foundation

extension SQLiteDatabase {
  /// Copies a snapshot of a database, even while others write to it, and flushes the copy to the disk.
  ///
  /// The copy gets its name when it is complete, and has its own identity: a log of the original does not belong to it.
  /// - Returns: The repairs of the original that nobody has read yet.
  /// - Throws: ``DatabaseError`` if the original is damaged, or the copy already exists; an existing file is not
  ///   changed.
  @discardableResult
  package static func backUp(
    _ original: URL, to copy: URL, migrations: [Migration], parts: [SchemaModule] = [],
    lockTimeout: Duration = .seconds(10)
  ) throws -> DatabaseRepair? {
    // A separate connection, so that the original is checked like on any other opening.
    let connection = try Connection.open(
      .file(original), migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    let file = DatabaseFile(copy)
    try file.withFolderLock(timeout: lockTimeout) {
      guard !file.exists else { throw DatabaseFile.error(EEXIST) }
      let draft = file.draft
      draft.remove()
      do {
        try draft.createNew()
        try connection.run("VACUUM INTO ?", [.text(draft.path)])
        try Connection.prepareCopy(draft, lockTimeout: lockTimeout)
        try draft.moveToNew(file)
        try file.syncFolder()
      } catch {
        draft.remove()
        throw error
      }
    }
    return connection.repair
  }

  /// Removes the incomplete copy of an interrupted backup.
  package static func removeUnfinishedBackup(to copy: URL) { DatabaseFile(copy).draft.remove() }

  /// Replaces a database with a backup, once the backup was checked; a copy of the former file is kept.
  ///
  /// A process that is killed meanwhile leaves the former file or the backup; a power failure may leave a file that is refused
  /// until this is done again.
  /// - Returns: The copy of the former file; nil if there was none.
  /// - Throws: ``DatabaseError`` if the backup cannot be used, or a program is using the database.
  package static func restore(
    _ backup: URL, to original: URL, migrations: [Migration], parts: [SchemaModule] = [],
    lockTimeout: Duration = .seconds(10)
  ) throws -> URL? {
    let (source, file) = (DatabaseFile(backup), DatabaseFile(original))
    try source.refuseUnlessRegular()
    guard source.exists, source.path != file.path else { throw DatabaseFile.error(ENOENT) }
    return try file.withFolderLock(timeout: lockTimeout) {
      try file.refuseUnlessRegular()
      try Connection.refuseIfInUse(file)
      let draft = file.draft
      draft.remove()
      do {
        try source.copy(to: draft)
        try Connection.check(draft, migrations, parts, lockTimeout: lockTimeout)
        try Connection.prepareCopy(draft, lockTimeout: lockTimeout)
        let copy = try file.exists ? file.saveCopy(named: ".replaced") : nil
        try draft.replace(file)
        return copy.map { URL(filePath: $0) }
      } catch {
        draft.remove()
        throw error
      }
    }
  }
}

extension Connection {
  /// Makes a copy a separate database, without a log.
  fileprivate static func prepareCopy(_ file: DatabaseFile, lockTimeout: Duration) throws(DatabaseError) {
    do {
      let connection = try Connection(path: file.path, lockTimeout: lockTimeout)
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA fullfsync = ON")
      try connection.setNewIdentity()
    }
    guard !file.hasLog else {
      throw .other(SQLiteReport(code: SQLITE_IOERR, message: "the log can't be moved into the copy"))
    }
  }

  /// Throws if another connection has the file open.
  static func refuseIfInUse(_ file: DatabaseFile) throws(DatabaseError) {
    do {
      let hadLog = file.hasLog
      let connection = try Connection(path: file.path, lockTimeout: .zero)
      // An existing log stays as it was; one that this connection creates is removed.
      connection.setCheckpointsOnClose(!hadLog)
      try connection.run("PRAGMA locking_mode = EXCLUSIVE")
      try connection.run("BEGIN EXCLUSIVE")
    } catch .locked(let report) {
      throw .locked(report)
    } catch {
      // A file that is missing, or cannot be opened, is not used by an app.
    }
  }
}

extension SQLiteDatabase {
  /// The readable part of a damaged file.
  package struct Salvage: Sendable {
    /// The rows before the damage.
    package let rows: [DatabaseRow]
    /// A Boolean value that indicates whether these are all rows.
    package let isWhole: Bool
  }

  /// Reads the rows of a damaged file up to the damage, without its log, and without changing it.
  /// - Throws: ``DatabaseError`` if the first page cannot be read.
  package static func salvage(_ sql: String, from file: URL) throws -> Salvage {
    let connection = try Connection(reading: DatabaseFile(file))
    let (rows, isWhole) = try connection.statements.statement(sql).runUntilDamage()
    return Salvage(rows: rows, isWhole: isWhole)
  }
}
