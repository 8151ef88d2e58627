import CSQLite
package import Foundation

/// The file of a database, and the files that SQLite creates with it.
package struct DatabaseFile {
  let path: String
  private let folder: String

  package init(_ url: URL) {
    // A full path: SQLite treats an empty one and `:memory:` as temporary databases.
    path = url.absoluteURL.path(percentEncoded: false)
    folder = url.absoluteURL.deletingLastPathComponent().path(percentEncoded: false)
  }

  /// Whether a log exists, with changes that are not in the file yet.
  var hasLog: Bool { access(path + "-wal", F_OK) == 0 }

  /// Performs work with an exclusive lock on the folder, across processes.
  ///
  /// Without it, two processes that create the same database at once can fail with a locked or unreadable file. The
  /// lock is released even when its holder is killed.
  package func withFolderLock<Result>(_ work: () throws -> Result) throws -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    // On a file system without such locks, SQLite's own locking remains.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }

  /// Whether anything exists at the path.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The temporary file from which this one is created.
  var draft: DatabaseFile { DatabaseFile(URL(filePath: path + ".new")) }

  /// Renames this file to one that does not exist.
  func move(to file: DatabaseFile) throws(DatabaseError) {
    guard rename(path, file.path) == 0 else { throw Self.error(errno) }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.error(errno) }
  }

  /// Creates the file, readable by its owner only, if it does not exist.
  ///
  /// SQLite would make it readable by everyone. Its other files inherit the mode.
  package func createNew() throws(DatabaseError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error(errno) }
    close(descriptor)
  }

  /// Flushes the file to the disk.
  func waitForDisk() throws(DatabaseError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.error(errno) }
  }

  func remove() {
    unlink(path)
  }

  /// Makes the file and its companions accessible to the owner only.
  func makePrivate() throws(DatabaseError) {
    for suffix in ["", "-wal", "-shm"] {
      var status = stat()
      guard stat(path + suffix, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      guard chmod(path + suffix, status.st_mode & 0o700) == 0 else { throw Self.error(errno) }
    }
  }

  static func error(_ number: Int32) -> DatabaseError {
    let report = SQLiteReport(code: SQLITE_CANTOPEN, message: String(cString: strerror(number)))
    return DatabaseError(report, systemError: number)
  }
}
