import FlowSQLite
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// The cause that a person reads is the one that happened.
struct CauseTests {
  private let folder: FlowTesting.TemporaryFolder
  private let schema = StoredSchema(parts: [])
  private var file: URL { folder.url.appending(path: "app.sqlite") }

  init() throws {
    folder = try FlowTesting.TemporaryFolder()
  }

  @Test(arguments: [
    (SQLITE_CANTOPEN, EMFILE, DatabaseError.Kind.tooManyFiles), (SQLITE_CANTOPEN, ENFILE, .tooManyFiles),
    (SQLITE_CANTOPEN, ENOENT, .cannotOpen), (SQLITE_CANTOPEN, ENOTDIR, .cannotOpen), (SQLITE_CANTOPEN, 0, .cannotOpen),
    (SQLITE_CANTOPEN, ELOOP, .other), (SQLITE_CANTOPEN, ENAMETOOLONG, .other), (SQLITE_CANTOPEN, EIO, .other),
    (SQLITE_IOERR, EFBIG, .full), (SQLITE_IOERR, EDQUOT, .full), (SQLITE_IOERR, EIO, .other),
  ])
  func `only a missing folder is called one`(code: Int32, number: Int32, kind: DatabaseError.Kind) {
    let error = DatabaseError(SQLiteReport(code: code, message: "unable to open database file"), systemError: number)

    #expect(error.kind == kind)
    #expect(error.diagnosis.contains("folder exists") == (kind == .cannotOpen))
    let saysNumber = error.diagnosis.contains(String(cString: strerror(number)))
    #expect(saysNumber == (kind == .other && code == SQLITE_CANTOPEN))
  }

  /// Catches a report in SQLite's words, without the advice to restore a backup.
  @Test(arguments: ["generation = NULL", "generation = 'x'", "generation = 1.5", "generation = x'00'"])
  func `a value of another type in the file's own tables is damage`(change: String) async throws {
    let database = try await schema.open(.file(file))
    await database.close()
    // SQLite checks types when it writes; damage does not ask.
    let name = file.path(percentEncoded: false)
    do {
      let connection = try Connection(path: name, lockTimeout: .zero)
      try connection.run("PRAGMA writable_schema = ON")
      try connection.run(
        "UPDATE sqlite_schema SET sql = replace(replace(sql, ' NOT NULL', ''), ') STRICT', ')') WHERE name = 'file_state'"
      )
      try connection.run("PRAGMA writable_schema = RESET")
    }
    let original = """
      CREATE TABLE file_state (
        id INTEGER PRIMARY KEY CHECK (id = 1), generation INTEGER NOT NULL, repair TEXT
      ) STRICT
      """
    do {
      let connection = try Connection(path: name, lockTimeout: .zero)
      try connection.run("UPDATE file_state SET \(change)")
      try connection.run("PRAGMA writable_schema = ON")
      try connection.run("UPDATE sqlite_schema SET sql = ? WHERE name = 'file_state'", [.text(original)])
    }

    let error = await #expect(throws: DatabaseError.self) { _ = try await schema.open(.file(file)) }

    #expect(error?.isMendedByRestoring == true, "\(String(describing: error))")
  }

  /// Catches "not a data file of this app" of a file that was in use a moment ago.
  @Test func `a file that is emptied while the app runs is damaged`() async throws {
    let database = try await schema.open(.file(file))
    try await database.write { try $0.execute("CREATE TABLE t (a TEXT) STRICT") }
    truncate(file.path(percentEncoded: false), 0)

    let error = await #expect(throws: DatabaseError.self) {
      try await database.write { try $0.execute("INSERT INTO t (a) VALUES ('b')") }
    }

    #expect(error?.kind == .damaged, "\(String(describing: error))")
    await database.close()
  }

  /// Catches a link that leads to a new file beside the one that it names.
  @Test func `a link to a path that is not UTF-8 is refused, and nothing is made`() async throws {
    let name = Array(folder.url.path(percentEncoded: false).utf8CString.dropLast()) + [0x2F, 0x78, -1, 0]
    let target = try #require(fopen(name, "w"))
    fclose(target)
    #expect(symlink(name, file.path(percentEncoded: false)) == 0)
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).count

    let error = await #expect(throws: DatabaseError.self) { _ = try await schema.open(.file(file)) }

    #expect(try #require(error).diagnosis.contains("not UTF-8"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).count == before)
  }
}
