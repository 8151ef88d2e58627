import FlowLocalization
import FlowSQLite
import Foundation

extension Connection {
  /// Opens a database, and migrates it and its parts to the latest version.
  /// - Parameter checksPages: Whether the whole file is read, and its indexes are compared with its tables.
  package static func open(
    _ location: DatabaseLocation, migrations: [Migration], parts: [SchemaModule] = [], lockTimeout: Duration,
    checksPages: Bool = true
  ) throws -> Connection {
    switch location {
    case .memory: return try open(nil, migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    case .disk(let disk, let name):
      return try open(disk.image(named: name), migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    case .file(let url):
      let file = DatabaseFile(url)
      return try file.withFolderLock(timeout: lockTimeout) {
        try FileOpening(file, migrations, parts, lockTimeout: lockTimeout, checksPages: checksPages).open()
      }
    }
  }

  /// Checks a file that no connection uses, and migrates it.
  static func check(
    _ file: DatabaseFile, _ migrations: [Migration], _ parts: [SchemaModule], lockTimeout: Duration
  ) throws { _ = try FileOpening(file, migrations, parts, lockTimeout: lockTimeout, checksPages: true).open() }
}

/// The opening of a file whose folder is locked.
private struct FileOpening {
  private let file: DatabaseFile
  private let migrations: [Migration]
  private let parts: [SchemaModule]
  private let lockTimeout: Duration
  private let checksPages: Bool

  init(
    _ file: DatabaseFile, _ migrations: [Migration], _ parts: [SchemaModule], lockTimeout: Duration, checksPages: Bool
  ) {
    self.file = file
    self.migrations = migrations
    self.parts = parts + [.file]
    self.lockTimeout = lockTimeout
    self.checksPages = checksPages
  }

  func open() throws -> Connection {
    try file.refuseUnlessRegular()
    if !file.exists { try makeNew() }
    try file.refuseIfTooSmall()
    var repair = DatabaseRepair()
    repair.journal = try moveJournalAside()
    // Another process may continue to write, so the mark is read before the log.
    var (mark, hadLog) = (file.mark, file.hasLog)
    var state = hadLog ? file.stateWithoutLog() : nil
    if let known = mark, known.isOfSuccessor, !hadLog || known.identity == state?.identity {
      // The process that has put this file in the place of another one was killed before it removed the other's log.
      try file.removeCompanions()
      (mark, hadLog, state) = (nil, false, nil)
    }
    try file.refuseForeignLog(mark, state)
    let beginsMark = !hadLog && mark == nil
    if beginsMark { file.beginMark() }
    do {
      return try open(mark, state, hadLog: hadLog, repairing: repair)
    } catch {
      if beginsMark { file.removeMarkWithoutLog() }
      throw error
    }
  }

  private func open(
    _ mark: FileMark?, _ state: (identity: Int, generation: Int)?, hadLog: Bool, repairing found: DatabaseRepair
  ) throws -> Connection {
    var repair = found
    var connection = try connect(hadLog: hadLog)
    try refuseUnlessWhole(connection, hadLog: hadLog)
    let generation = try connection.generation()
    if let generation, let state, generation < state.generation { throw DatabaseError.foreignLog }
    repair.lostEndOfLog = try connection.isBehind(mark)
    // Each log of this format has a mark, which is written before it.
    if hadLog, mark == nil, generation != nil { repair.others.append(Self.uncheckedLog) }
    repair.rebuiltIndexes = try checksPages && !connection.isSound()
    if repair.rebuiltIndexes || repair.lostEndOfLog {
      try keepCopy(&connection, in: &repair, hadLog: hadLog)
    }
    if repair.rebuiltIndexes { try connection.repair(&repair, in: file) }
    // The repair of the indexes is recorded with it, unless the file had no table for it.
    let isNoted = repair == DatabaseRepair() || generation != nil && repair.rebuiltIndexes
    try migrate(connection, noting: isNoted ? nil : repair)
    let isInFile = try connection.checkpoint()
    // SQLite creates the log, and does not look whether its name is on the disk.
    if !hadLog { try file.syncFolder() }
    connection.track(file, mark: isInFile ? try connection.newMark() : mark)
    return connection
  }

  /// Creates the file under a temporary name first, with all of its tables, so that an empty file is always a damaged one.
  private func makeNew() throws {
    // SQLite would throw away a log whose file is missing.
    guard !file.hasLog else {
      throw DatabaseError.damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file of the log is missing"))
    }
    let draft = file.draft
    do {
      try draft.makeDatabase(migrations, parts, lockTimeout: lockTimeout)
      try draft.moveToNew(file)
    } catch {
      draft.remove()
      throw error
    }
  }

  /// Moves a journal aside before SQLite sees it; another program's file keeps its own.
  private func moveJournalAside() throws -> URL? {
    guard file.files.exists(file.path + "-journal") else { return nil }
    try Connection(reading: file).refuseUnlessKnown(migrations, parts)
    return URL(filePath: try file.moveJournalAside())
  }

  private func connect(hadLog: Bool) throws(DatabaseError) -> Connection {
    let connection = try Connection(path: file.path, lockTimeout: lockTimeout)
    // An existing log belongs to the file: if the file is refused, both stay unchanged.
    connection.setCheckpointsOnClose(!hadLog)
    return connection
  }

  private static let uncheckedLog: LocalizedText =
    "The latest changes on this device could not be checked, and may be missing. Check what you did last."

  private func refuseUnlessWhole(_ connection: Connection, hadLog: Bool) throws {
    try connection.refuseUnlessKnown(migrations, parts)
    if !hadLog { try file.refuseIfTruncated(pageSize: connection.pageSize()) }
  }

  /// Keeps a copy of the damaged file, before anything in it is changed.
  private func keepCopy(_ connection: inout Connection, in repair: inout DatabaseRepair, hadLog: Bool) throws {
    // Close the connection first: closing any descriptor of a file releases all of the process's locks on it.
    connection = try Connection(path: ":memory:", lockTimeout: lockTimeout)
    repair.copies = [URL(filePath: try file.saveCopy())]
    connection = try connect(hadLog: hadLog)
  }

  /// Migrates the file, and reads its repairs.
  private func migrate(_ connection: Connection, noting repair: DatabaseRepair?) throws {
    try file.makePrivate()
    try connection.makeDurable()
    try connection.migrate(migrations, parts)
    if let repair { try connection.write { _ in try connection.record(repair) } }
    connection.repair = try connection.recordedRepair()
    connection.setCheckpointsOnClose(true)
  }
}

extension Connection {
  /// Returns whether the end of the log is lost: the file's mark has a later generation.
  fileprivate func isBehind(_ mark: FileMark?) throws(DatabaseError) -> Bool {
    guard let mark, let generation = try generation(), generation < mark.generation else { return false }
    return try identity() == mark.identity
  }

  fileprivate func newMark() throws(DatabaseError) -> FileMark? {
    guard let generation = try generation() else { return nil }
    return FileMark(identity: try identity(), generation: generation, fileGeneration: generation)
  }

  fileprivate func makeDurable() throws(DatabaseError) {
    // Readers are not blocked by a writer, and a killed writer leaves no partial transaction.
    try run("PRAGMA journal_mode = WAL")
    // On a Mac, only this waits until the disk has really written.
    try run("PRAGMA fullfsync = ON")
    // Deleted rows are overwritten with zeros: a person who has signed out is in no page of the file.
    try run("PRAGMA secure_delete = ON")
  }

  fileprivate func pageSize() throws(DatabaseError) -> Int { try run("PRAGMA page_size")[0]["page_size"] }
}

// MARK: - Versions

extension Connection {
  /// Returns the version of each part in the file, including parts that this program does not know.
  private func partVersions() throws(DatabaseError) -> [String: Int] {
    guard try hasTable("schema_part") else { return [:] }
    var versions: [String: Int] = [:]
    for row in try run("SELECT name, version FROM schema_part") {
      versions[try row.fileValue(of: "name")] = try row.fileValue(of: "version")
    }
    return versions
  }

  /// Refuses a newer file, another program's, and one whose tables are not those that the migrations make, since their
  /// constraints may be missing.
  fileprivate func refuseUnlessKnown(_ migrations: [Migration], _ parts: [SchemaModule]) throws {
    let (version, isMarked) = (try version(), try identity() != 0)
    let versions: [String: Int]
    do throws(DatabaseError) {
      versions = try partVersions()
    } catch {
      // The table has other columns.
      guard case .other = error else { throw error }
      throw isMarked ? Self.changedTables : Self.foreignFile
    }
    let tables = try schema()
    guard (0...migrations.count).contains(version) else {
      guard isMarked else { throw Self.foreignFile }
      throw DatabaseError.newerFile(version: version, known: migrations.count)
    }
    var known: [SchemaModule] = []
    for part in parts {
      guard let version = versions[part.name] else { continue }
      let count = part.migrations.count
      guard (0...count).contains(version) else { throw DatabaseError.newerFile(version: version, known: count) }
      known.append(SchemaModule(part.name, migrations: Array(part.migrations.prefix(version))))
    }
    let expected = try Self.schema(migrations: Array(migrations.prefix(version)), parts: known)
    // The tables of unknown parts stay.
    let hasOthers = versions.count > known.count
    guard !tables.isEmpty, hasOthers ? expected.isSubset(of: tables) : expected == tables else {
      guard isMarked || tables.isEmpty else { throw Self.foreignFile }
      throw Self.changedTables
    }
  }

  private static let changedTables = DatabaseError.damaged(
    SQLiteReport(code: SQLITE_CORRUPT, message: "the tables are not as they were made"))

  private static let foreignFile = DatabaseError.notADatabase(
    SQLiteReport(code: SQLITE_NOTADB, message: "the tables are another program's"))

  private static func schema(migrations: [Migration], parts: [SchemaModule]) throws -> Set<[DatabaseValue]> {
    let connection = try Connection(path: ":memory:", lockTimeout: .zero)
    try connection.write { try connection.migrate(migrations, parts, in: $0) }
    return try connection.schema()
  }

  /// Returns the tables, indexes and triggers with the statements that made them.
  private func schema() throws(DatabaseError) -> Set<[DatabaseValue]> {
    Set(
      try run("SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_stat%' ESCAPE '~'")
        .map(\.values))
  }

  func isUpToDate(_ migrations: [Migration], _ parts: [SchemaModule]) throws(DatabaseError) -> Bool {
    guard try version() == migrations.count else { return false }
    let versions = parts.isEmpty ? [:] : try partVersions()
    return parts.allSatisfy { versions[$0.name, default: 0] == $0.migrations.count }
  }

  func migrate(_ migrations: [Migration], _ parts: [SchemaModule]) throws {
    if try !isUpToDate(migrations, parts) {
      // Rebuilding a table drops it, which would delete the rows that refer to it.
      try run("PRAGMA foreign_keys = OFF")
      try write { try migrate(migrations, parts, in: $0) }
    }
    try run("PRAGMA foreign_keys = ON")
  }

  /// All steps are one transaction: the file has either the old or the latest version.
  private func migrate(
    _ migrations: [Migration], _ parts: [SchemaModule], in transaction: borrowing WriteTransaction
  ) throws {
    for migration in try migrations[version()...] { try migration.apply(transaction) }
    for part in parts { try migrate(part, in: transaction) }
    // A migration may rewrite rows, which are counted again.
    if try hasTable("file_total") { try transaction.execute("DELETE FROM file_total") }
    guard try run("PRAGMA foreign_key_check").isEmpty else {
      let code = SQLITE_CONSTRAINT | (3 << 8)
      throw DatabaseError.constraint(.foreignKey, SQLiteReport(code: code, message: "FOREIGN KEY constraint failed"))
    }
    // A pragma takes no parameters.
    try run("PRAGMA user_version = \(migrations.count)")
  }

  private func migrate(_ part: SchemaModule, in transaction: borrowing WriteTransaction) throws {
    try transaction.execute(
      "CREATE TABLE IF NOT EXISTS schema_part (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT")
    let version = try partVersions()[part.name] ?? 0
    for migration in part.migrations[version...] { try migration.apply(transaction) }
    try transaction.execute(
      "INSERT OR REPLACE INTO schema_part (name, version) VALUES (?, ?)", part.name, part.migrations.count)
  }
}
