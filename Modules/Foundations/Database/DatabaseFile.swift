import CSQLite
package import Foundation

/// The file of a database, and what SQLite puts beside it.
package struct DatabaseFile {
  let path: String
  private let folder: String

  package init(_ url: URL) {
    // A full path: SQLite takes an empty one, and `:memory:`, for something that is not saved.
    path = url.absoluteURL.path(percentEncoded: false)
    folder = url.absoluteURL.deletingLastPathComponent().path(percentEncoded: false)
  }

  /// Whether there is a log, with changes that are not in the file yet.
  var hasLog: Bool { access(path + "-wal", F_OK) == 0 }

  /// Does some work while nobody else, here or in another process, does so in the same folder.
  ///
  /// Two that make a new file into a database at once get in each other's way, and SQLite then tells one of them that
  /// the file is locked or can't be read. The folder's lock leaves nothing behind, not even when its holder is killed.
  package func alone<Result>(_ work: () throws -> Result) throws -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    // A file system without such locks leaves us where SQLite does.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }

  /// Whether there is a file of that name, or something else.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// What the file is made as, before it gets its name.
  var draft: DatabaseFile { DatabaseFile(URL(filePath: path + ".new")) }

  /// Gives this file the name of another, which is not there.
  func take(placeOf file: DatabaseFile) throws(DatabaseError) {
    guard rename(path, file.path) == 0 else { throw Self.error(errno) }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.error(errno) }
  }

  /// Makes the file, readable by its owner only, where there is none.
  ///
  /// SQLite would make it readable by everyone. What it puts beside the file gets the file's mode.
  package func createNew() throws(DatabaseError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error(errno) }
    close(descriptor)
  }

  /// Waits until the disk has all of the file.
  func waitForDisk() throws(DatabaseError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.error(errno) }
  }

  func remove() {
    unlink(path)
  }

  /// Takes the file, and what is beside it, away from everyone but its owner.
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
