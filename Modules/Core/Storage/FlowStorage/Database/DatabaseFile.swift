import FlowSQLite
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
    // Without links, so that the log, the modes and the locks are those of the same file.
    path = files.resolve(url.absoluteURL.path(percentEncoded: false))
    folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
  }

  /// Whether a log exists, with changes that are not in the file yet.
  var hasLog: Bool { files.status(of: path + "-wal") != nil }

  /// Performs work with an exclusive lock on the folder, across processes.
  ///
  /// Without it, two processes that create the same database at once can fail with a locked or unreadable file. The
  /// lock is released even when its holder is killed.
  package func withFolderLock<Result>(timeout: Duration, _ work: () throws -> Result) throws -> Result {
    try files.withLock(onFolder: folder, timeout: timeout, work)
  }

  /// The status of the file; nil if there is none.
  var status: FileStatus? { files.status(of: path) }

  /// Whether anything exists at the path.
  var exists: Bool { files.exists(path) }

  /// The temporary file from which this one is created.
  var draft: DatabaseFile { DatabaseFile(URL(filePath: path + ".new")) }

  /// Flushes this file, and gives it a name that no file has; ``syncFolder()`` makes the name durable.
  func moveToNew(_ file: DatabaseFile) throws(DatabaseError) {
    try files.sync(path)
    try files.rename(path, toNew: file.path)
  }

  /// Waits until the names in the folder are on the disk.
  func syncFolder() throws(DatabaseError) { try files.sync(folder) }

  /// Flushes this file, and puts it in the place of another one.
  ///
  /// A process that is killed meanwhile leaves either file: until the log of the former one is gone, the mark shows whose it is.
  func replace(_ file: DatabaseFile) throws(DatabaseError) {
    try files.sync(path)
    if file.exists || file.hasLog { file.write(stateWithoutLog().map { .ofSuccessor($0.identity) } ?? .ofNoFile) }
    try files.rename(path, to: file.path)
    try syncFolder()
    try file.removeCompanions()
    try syncFolder()
  }

  /// Cuts the file, and removes its log, so that it cannot be opened.
  package func damage() {
    for suffix in ["-wal", "-shm", "-mark"] { files.remove(path + suffix) }
    do {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.truncate(atOffset: try file.seekToEnd() - 1)
      try file.close()
    } catch {
      // There is none.
    }
  }

  /// Removes the files that SQLite and this module have made beside it; the mark is the last, since it shows whose log there is.
  /// - Throws: `DatabaseError` if the log is still there: beside another file it is not to be read.
  func removeCompanions() throws(DatabaseError) {
    for suffix in ["-wal", "-shm", "-journal"] { files.remove(path + suffix) }
    guard !hasLog else { throw Self.error(EIO) }
    files.remove(path + "-mark")
  }

  /// Gives the file and its log second names beside it, which no later copy takes.
  /// - Returns: The path of the kept file; nil if there is neither a file nor a log.
  func keepAside() throws -> String? {
    let endings = ["", "-wal"].filter { files.status(of: path + $0) != nil }
    guard !endings.isEmpty else { return nil }
    let kept = pathForKeeping()
    for ending in endings { try files.link(path + ending, to: kept + ending) }
    try syncFolder()
    return kept
  }

  /// Returns a path beside it that no file has.
  func pathForKeeping() -> String { pathForKeeping(after: keptPaths.count) }

  /// The paths of the files that ``keepAside()`` has kept, the oldest first.
  var keptPaths: [String] {
    var kept: [String] = []
    while true {
      let path = pathForKeeping(after: kept.count)
      guard files.exists(path) || files.exists(path + "-wal") else { return kept }
      kept.append(path)
    }
  }

  private func pathForKeeping(after count: Int) -> String { path + (count == 0 ? ".kept" : ".kept-\(count + 1)") }

  /// Creates the file, readable by its owner only, if it does not exist.
  ///
  /// SQLite would make it readable by everyone. Its other files inherit the mode.
  package func createNew() throws(DatabaseError) { try files.create(path) }

  /// Removes the file, and the files that SQLite has created beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal", "-mark"] { files.remove(path + suffix) }
  }

  /// Copies the file with its log to a file that does not exist.
  func copy(to file: DatabaseFile) throws {
    for suffix in ["", "-wal", "-mark"] where files.status(of: path + suffix) != nil {
      try files.copy(path + suffix, to: file.path + suffix)
      try files.setMode(of: file.path + suffix, to: 0o600)
    }
  }

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
