package import Foundation

/// What a database does with its files by path, besides SQLite's own work on them; tests replace it by a simulated disk.
package protocol FileSystem: Sendable {
  /// The name of the `sqlite3_vfs` through which SQLite reaches these files; nil for its own.
  var sqliteName: String? { get }

  /// Returns the status of what a path leads to, through links; nil if there is nothing.
  func status(of path: String) -> FileStatus?
  /// Returns whether there is anything at a path, if only a link that leads nowhere.
  func exists(_ path: String) -> Bool
  /// Performs work with an exclusive lock on a folder, across processes.
  func withLock<Result>(onFolder path: String, _ work: () throws -> Result) throws -> Result
  /// Creates an empty file, readable by its owner only, if it does not exist.
  func create(_ path: String) throws(DatabaseError)
  /// Renames a file.
  func rename(_ path: String, to other: String) throws(DatabaseError)
  /// Removes a file, if it exists.
  func remove(_ path: String)
  /// Waits until a file, or the names in a folder, are on the disk.
  func sync(_ path: String) throws(DatabaseError)
  /// Sets the access rights of a file.
  func setMode(of path: String, to mode: mode_t) throws(DatabaseError)
  /// Returns the content of a file.
  func content(of path: String) throws -> Data
  /// Copies a file to a path where there is none.
  func copy(_ path: String, to other: String) throws
}

/// The status of a file.
package struct FileStatus: Equatable, Sendable {
  /// The type and the access rights, as of `stat`.
  package let mode: mode_t
  /// The number of bytes.
  package let size: Int

  package init(mode: mode_t, size: Int) {
    self.mode = mode
    self.size = size
  }
}

/// The files of the system.
struct SystemFileSystem: FileSystem {
  var sqliteName: String? { nil }

  func status(of path: String) -> FileStatus? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(mode: status.st_mode, size: Int(status.st_size)) : nil
  }

  func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  func withLock<Result>(onFolder path: String, _ work: () throws -> Result) throws -> Result {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DatabaseFile.error(errno) }
    defer { close(descriptor) }
    // On a file system without such locks, SQLite's own locking remains.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }

  func create(_ path: String) throws(DatabaseError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DatabaseFile.error(errno) }
    close(descriptor)
  }

  func rename(_ path: String, to other: String) throws(DatabaseError) {
    guard Foundation.rename(path, other) == 0 else { throw DatabaseFile.error(errno) }
  }

  func remove(_ path: String) { unlink(path) }

  func sync(_ path: String) throws(DatabaseError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DatabaseFile.error(errno) }
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
