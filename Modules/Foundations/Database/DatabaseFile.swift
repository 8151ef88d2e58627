import CSQLite
package import Foundation

/// The file of a database, and the files that SQLite creates with it.
package struct DatabaseFile {
  /// The files of the system, unless a test has replaced them for its task.
  @TaskLocal package static var fileSystem: any FileSystem = SystemFileSystem()

  let path: String
  let files: any FileSystem
  private let folder: String

  package init(_ url: URL) {
    files = Self.fileSystem
    // A full path: SQLite treats an empty one and `:memory:` as temporary databases.
    path = url.absoluteURL.path(percentEncoded: false)
    folder = url.absoluteURL.deletingLastPathComponent().path(percentEncoded: false)
  }

  /// Whether a log exists, with changes that are not in the file yet.
  var hasLog: Bool { files.status(of: path + "-wal") != nil }

  /// Performs work with an exclusive lock on the folder, across processes.
  ///
  /// Without it, two processes that create the same database at once can fail with a locked or unreadable file. The
  /// lock is released even when its holder is killed.
  package func withFolderLock<Result>(_ work: () throws -> Result) throws -> Result {
    try files.withLock(onFolder: folder, work)
  }

  /// Whether anything exists at the path.
  var exists: Bool { files.exists(path) }

  /// The temporary file from which this one is created.
  var draft: DatabaseFile { DatabaseFile(URL(filePath: path + ".new")) }

  /// Renames this file to one that does not exist.
  func move(to file: DatabaseFile) throws(DatabaseError) {
    try files.rename(path, to: file.path)
    try files.sync(folder)
  }

  /// Creates the file, readable by its owner only, if it does not exist.
  ///
  /// SQLite would make it readable by everyone. Its other files inherit the mode.
  package func createNew() throws(DatabaseError) { try files.create(path) }

  /// Flushes the file to the disk.
  func waitForDisk() throws(DatabaseError) { try files.sync(path) }

  func remove() { files.remove(path) }

  /// Makes the file and its companions accessible to the owner only.
  func makePrivate() throws(DatabaseError) {
    for suffix in ["", "-wal", "-shm"] {
      guard let status = files.status(of: path + suffix), status.mode & 0o077 != 0 else { continue }
      try files.setMode(of: path + suffix, to: status.mode & 0o700)
    }
  }

  /// Returns the error for one of the system's numbers.
  package static func error(_ number: Int32) -> DatabaseError {
    let report = SQLiteReport(code: SQLITE_CANTOPEN, message: String(cString: strerror(number)))
    return DatabaseError(report, systemError: number)
  }
}
