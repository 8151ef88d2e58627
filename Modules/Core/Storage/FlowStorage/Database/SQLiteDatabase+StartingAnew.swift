import FlowSQLite
package import Foundation

extension SQLiteDatabase {
  /// Puts an empty database in the place of a file that cannot be used; the former file and its log are kept beside it.
  ///
  /// A process that is killed meanwhile leaves the former file or the empty one. The former one is kept before anything is replaced,
  /// under a second name where the disk has such: a full disk, or one that cannot read the file, does not prevent it.
  /// - Returns: The kept file; nil if there was none.
  /// - Throws: ``DatabaseError`` if a program is using the database, or the disk fails; then the former file is unchanged.
  @discardableResult
  package static func startAnew(
    _ original: URL, migrations: [Migration], parts: [SchemaModule] = [], lockTimeout: Duration = .seconds(10)
  ) throws -> URL? {
    let file = DatabaseFile(original)
    return try file.withFolderLock(timeout: lockTimeout) {
      try file.refuseUnlessRegular()
      try Connection.refuseIfInUse(file)
      let draft = file.draft
      do {
        try draft.makeDatabase(migrations, parts + [.file], lockTimeout: lockTimeout)
        let kept = try file.keepAside()
        try draft.replace(file)
        return kept.map { URL(filePath: $0) }
      } catch {
        draft.remove()
        throw error
      }
    }
  }

  /// Keeps a copy of all data beside it, and then forgets the person: see ``forget(_:with:)``, which removes the copy later.
  ///
  /// A process that is killed meanwhile leaves everything as it was, or the data of a new person and the copy.
  /// - Throws: ``DatabaseError`` if the copy or the change cannot be written; then nothing is forgotten.
  public func startAnew() async throws {
    try keepCopy()
    try await forget(.person, keepingCopies: true)
  }
}

extension DatabaseFile {
  /// Makes a database with all of its tables, which no connection uses yet.
  func makeDatabase(_ migrations: [Migration], _ parts: [SchemaModule], lockTimeout: Duration) throws {
    remove()
    try createNew()
    // A file that has no other name yet needs no rollback.
    let connection = try Connection(path: path, lockTimeout: lockTimeout)
    try connection.run("PRAGMA journal_mode = MEMORY")
    try connection.run("PRAGMA synchronous = OFF")
    try connection.migrate(migrations, parts)
    try connection.run("PRAGMA journal_mode = WAL")
  }
}

extension Connection {
  /// Keeps a copy of the file beside it; has no effect for a database in memory.
  func keepCopy() throws {
    guard let file else { return }
    let kept = DatabaseFile(URL(filePath: file.pathForKeeping()))
    let draft = kept.draft
    draft.remove()
    do {
      try draft.createNew()
      try run("VACUUM INTO ?", [.text(draft.path)])
      try draft.moveToNew(kept)
      try kept.syncFolder()
    } catch {
      draft.remove()
      throw error
    }
  }
}
