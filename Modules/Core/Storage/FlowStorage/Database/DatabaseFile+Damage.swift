import FlowSQLite
import Foundation

extension DatabaseFile {
  /// Throws if the path leads to a device, a pipe or a folder.
  func refuseUnlessRegular() throws(DatabaseError) {
    guard files.leadsToText(path) else {
      throw .other(SQLiteReport(code: SQLITE_CANTOPEN, message: "a link to a path that is not UTF-8"))
    }
    guard let status = files.status(of: path) else { return }
    switch status.mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotOpen(SQLiteReport(code: SQLITE_CANTOPEN, message: "a folder"))
    default: throw .notADatabase(SQLiteReport(code: SQLITE_NOTADB, message: "a device or a pipe"))
    }
  }

  /// Refuses an empty or tiny file, which SQLite would treat as a new database and overwrite together with its log.
  func refuseIfTooSmall() throws(DatabaseError) {
    let size = size()
    if (1..<512).contains(size) {
      throw .notADatabase(SQLiteReport(code: SQLITE_NOTADB, message: "file is too short"))
    }
    if size == 0 { throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file is empty")) }
  }

  /// Refuses a file that ends inside a page, which SQLite would fill with zeros.
  func refuseIfTruncated(pageSize: Int) throws(DatabaseError) {
    guard size() % pageSize != 0 else { return }
    throw .damaged(SQLiteReport(code: SQLITE_CORRUPT, message: "the file ends inside a page"))
  }

  /// Moves the journal aside that is beside the file, since the app's own files have none: SQLite would copy its content into
  /// the file, or empty the file.
  /// - Returns: The path to which it was moved.
  func moveJournalAside() throws(DatabaseError) -> String {
    let other = unusedPath(for: ".stray-journal")
    try files.rename(path + "-journal", to: other)
    return other
  }

  /// Saves a copy of the file and its log in the same folder.
  /// - Parameter suffix: The suffix of the copy's name.
  /// - Returns: The path of the copy.
  func saveCopy(named suffix: String = ".damaged") throws -> String {
    let copy = unusedPath(for: suffix)
    for ending in ["", "-wal"] where files.status(of: path + ending) != nil {
      files.remove(copy + ending)
      try files.copy(path + ending, to: copy + ending)
      try files.setMode(of: copy + ending, to: 0o600)
    }
    return copy
  }

  /// Returns a path with this suffix.
  ///
  /// The first two copies are kept; the third one is replaced by a later one.
  private func unusedPath(for suffix: String) -> String {
    let paths = paths(for: suffix)
    return paths.first { !files.exists($0) } ?? paths[2]
  }

  private func paths(for suffix: String) -> [String] { ["", "-2", "-3"].map { path + suffix + $0 } }

  /// Removes the copies and the journals that were kept beside the file.
  func removeKeptCopies() {
    for kept in [".damaged", ".replaced", ".stray-journal"].flatMap(paths) + keptPaths.reversed() {
      for ending in ["", "-wal"] where files.exists(kept + ending) { files.remove(kept + ending) }
    }
    do throws(DatabaseError) { try syncFolder() } catch {
      // A power failure may bring a name back; the rows of the app are not among them.
    }
  }

  private func size() -> Int { files.status(of: path)?.size ?? 0 }
}

// MARK: - The mark

extension DatabaseFile {
  /// The mark; nil if there is none, or a damaged one.
  var mark: FileMark? {
    do { return FileMark(try files.content(of: path + "-mark")) } catch { return nil }
  }

  /// Writes the mark; with the former one, only less damage is noticed.
  func write(_ mark: FileMark) {
    do {
      try files.write(mark.data, to: path + "-mark")
    } catch {
      // The former one stays.
    }
  }

  /// Writes the mark of a file without a log, so that no log is ever without one; a file of another kind gets none.
  func beginMark() {
    guard let state = stateWithoutLog() else { return }
    write(FileMark(identity: state.identity, generation: state.generation, fileGeneration: state.generation))
  }

  /// Removes the mark, unless another process has the file open.
  func removeMarkWithoutLog() {
    if !hasLog { files.remove(path + "-mark") }
  }

  /// Returns the identity and the generation of the file without its log; nil if they cannot be read.
  func stateWithoutLog() -> (identity: Int, generation: Int)? {
    do {
      let sql = "SELECT application_id, generation FROM pragma_application_id, file_state"
      guard let row = try Connection(reading: self).row(sql) else { return nil }
      return (try row["application_id"], try row["generation"])
    } catch {
      // A file of an earlier version, or one that a killed process was writing to.
      return nil
    }
  }

  /// Refuses a log that was not begun on this file: together, they would be a mixture.
  func refuseForeignLog(_ mark: FileMark?, _ state: (identity: Int, generation: Int)?) throws(DatabaseError) {
    guard let mark, let state else { return }
    if mark.identity != state.identity || state.generation < mark.fileGeneration { throw .foreignLog }
  }
}
