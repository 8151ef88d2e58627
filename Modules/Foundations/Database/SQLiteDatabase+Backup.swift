public import Foundation

extension SQLiteDatabase {
  /// Copies a database as it is at one moment, also while others write to it; the copy is on the disk afterwards.
  /// - Throws: ``DatabaseError`` when the original is damaged, or a file is in the place of the copy: that is left as it is.
  public static func backUp(
    _ original: URL, to copy: URL, migrations: [Migration], parts: [SchemaPart] = [],
    lockTimeout: Duration = .seconds(10)
  ) throws {
    // Its own connection, so that the original is looked at as for any other opening.
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
