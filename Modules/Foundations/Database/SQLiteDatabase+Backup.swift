public import Foundation

extension SQLiteDatabase {
  /// Copies a snapshot of a database, even while others write to it, and flushes the copy to the disk.
  /// - Throws: ``DatabaseError`` if the original is damaged, or the copy already exists; an existing file is not
  ///   changed.
  public static func backUp(
    _ original: URL, to copy: URL, migrations: [Migration], parts: [SchemaPart] = [],
    lockTimeout: Duration = .seconds(10)
  ) throws {
    // A separate connection, so that the original is checked like on any other opening.
    let connection = try Connection.open(
      .file(original), migrations: migrations, parts: parts, lockTimeout: lockTimeout)
    let file = DatabaseFile(copy)
    try file.createNew()
    do throws(DatabaseError) {
      try connection.run("VACUUM INTO ?", [.text(file.path)])
      try file.waitForDisk()
    } catch {
      file.remove()
      throw error
    }
  }
}
