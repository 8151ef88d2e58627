import FlowSQLite
package import Foundation

/// The operations of a database on its files by path, besides SQLite's own; tests replace it by a simulated disk.
package protocol FileSystem: Sendable {
  /// The name of the `sqlite3_vfs` through which SQLite reaches these files; nil for its own.
  var sqliteName: String? { get }

  /// Returns the status of the file at a path, following links; nil if there is none.
  func status(of path: String) -> FileStatus?
  /// Returns whether anything exists at a path, including a link to a missing file.
  func exists(_ path: String) -> Bool
  /// Returns the path without symbolic links; of a file that does not exist, its folder's.
  func resolve(_ path: String) -> String
  /// Returns whether the path without symbolic links is UTF-8, which ``resolve(_:)`` needs.
  func leadsToText(_ path: String) -> Bool
  /// Performs work with an exclusive lock on a folder, across processes.
  /// - Throws: `DatabaseError.locked` if another process has the lock for longer than the timeout.
  func withLock<Result>(onFolder path: String, timeout: Duration, _ work: () throws -> Result) throws -> Result
  /// Makes a folder that its owner only can use, or an existing one private.
  func makePrivateFolder(_ path: String) throws(DatabaseError)
  /// Creates an empty file, readable by its owner only, if it does not exist.
  func create(_ path: String) throws(DatabaseError)
  /// Renames a file, and replaces any file at the other path.
  func rename(_ path: String, to other: String) throws(DatabaseError)
  /// Renames a file, unless something is at the other path.
  func rename(_ path: String, toNew other: String) throws(DatabaseError)
  /// Removes a file, if it exists.
  func remove(_ path: String)
  /// Waits until a file, or the names in a folder, are on the disk.
  func sync(_ path: String) throws(DatabaseError)
  /// Sets the access rights of a file.
  func setMode(of path: String, to mode: mode_t) throws(DatabaseError)
  /// Writes the content of a file, which its owner only can read, without waiting for the disk.
  func write(_ data: Data, to path: String) throws(DatabaseError)
  func content(of path: String) throws -> Data
  /// Copies a file to a path where there is none.
  func copy(_ path: String, to other: String) throws
  /// Gives a file a second name, or makes a copy on a disk that has no second names; it is on the disk when the call returns.
  func link(_ path: String, to other: String) throws
}

extension FileSystem {
  package func link(_ path: String, to other: String) throws {
    try copy(path, to: other)
    try setMode(of: other, to: 0o600)
    try sync(other)
  }

  package func leadsToText(_ path: String) -> Bool { true }

  /// A simulated disk has no folders.
  package func makePrivateFolder(_ path: String) throws(DatabaseError) {}
}

package struct FileStatus: Equatable, Sendable {
  /// The type and the access rights, as of `stat`.
  package let mode: mode_t
  package let size: Int
  /// The file's number in its file system, which another file at the same path does not have.
  package let number: UInt64

  package init(mode: mode_t, size: Int, number: UInt64 = 0) {
    self.mode = mode
    self.size = size
    self.number = number
  }
}

struct SystemFileSystem: FileSystem {
  var sqliteName: String? { nil }

  func status(of path: String) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileStatus(mode: status.st_mode, size: Int(status.st_size), number: UInt64(status.st_ino))
  }

  func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  func resolve(_ path: String) -> String {
    if let resolved = Self.realPath(path) { return resolved }
    let url = URL(filePath: path)
    let folder = Self.realPath(url.deletingLastPathComponent().path(percentEncoded: false))
    return folder.map { $0 + "/" + url.lastPathComponent } ?? path
  }

  func leadsToText(_ path: String) -> Bool {
    guard let resolved = realpath(path, nil) else { return true }
    defer { free(resolved) }
    return String(validatingCString: resolved) != nil
  }

  /// Returns the path without links; nil if nothing is there, or it is not UTF-8.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Opens a file; a new one is readable by its owner only.
  private func open(_ path: String, _ flags: Int32) throws(DatabaseError) -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor != -1 else { throw DatabaseFile.error(errno) }
    return descriptor
  }

  func withLock<Result>(onFolder path: String, timeout: Duration, _ work: () throws -> Result) throws -> Result {
    let descriptor = try open(path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    let end = ContinuousClock.now + timeout
    // On a file system without such locks, SQLite's own locking remains.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard ContinuousClock.now < end else {
        throw DatabaseError.locked(SQLiteReport(code: SQLITE_BUSY, message: "the folder is locked"))
      }
      usleep(5_000)
    }
    return try work()
  }

  func makePrivateFolder(_ path: String) throws(DatabaseError) {
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw DatabaseFile.error(errno) }
    if let status = status(of: path), status.mode & 0o077 != 0 { try setMode(of: path, to: 0o700) }
  }

  func create(_ path: String) throws(DatabaseError) {
    close(try open(path, O_CREAT | O_EXCL | O_WRONLY))
  }

  func rename(_ path: String, to other: String) throws(DatabaseError) {
    guard Foundation.rename(path, other) == 0 else { throw DatabaseFile.error(errno) }
  }

  func rename(_ path: String, toNew other: String) throws(DatabaseError) {
    if Foundation.link(path, other) == 0 {
      unlink(path)
    } else {
      // Some file systems have no links.
      guard errno != EEXIST, !exists(other) else { throw DatabaseFile.error(EEXIST) }
      try rename(path, to: other)
    }
  }

  func link(_ path: String, to other: String) throws {
    guard Foundation.link(path, other) != 0 else { return }
    guard errno != EEXIST else { throw DatabaseFile.error(EEXIST) }
    try copy(path, to: other)
    try setMode(of: other, to: 0o600)
    try sync(other)
  }

  func remove(_ path: String) { unlink(path) }

  func write(_ data: Data, to path: String) throws(DatabaseError) {
    let descriptor = try open(path, O_CREAT | O_WRONLY | O_NOFOLLOW)
    defer { close(descriptor) }
    let count = data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == data.count, ftruncate(descriptor, off_t(count)) == 0 else { throw DatabaseFile.error(errno) }
  }

  func sync(_ path: String) throws(DatabaseError) {
    let descriptor = try open(path, O_RDONLY)
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw DatabaseFile.error(errno) }
  }

  func setMode(of path: String, to mode: mode_t) throws(DatabaseError) {
    guard chmod(path, mode) == 0 else { throw DatabaseFile.error(errno) }
  }

  func content(of path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  func copy(_ path: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: other)
  }
}
