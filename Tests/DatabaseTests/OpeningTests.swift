import Database
import Foundation
import TestSupport
import Testing

struct OpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a new file and what is beside it belong to their owner only`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    let modes = try folder.modes()

    #expect(modes == ["test.sqlite": 0o600, "test.sqlite-wal": 0o600, "test.sqlite-shm": 0o600])
    await database.close()
  }

  @Test func `a file that others may read is made private`() async throws {
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    chmod(folder.file.path(percentEncoded: false), 0o666)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try Set(folder.modes().values) == [0o600])
    await database.close()
  }

  @Test func `closing leaves one file, and what was written in it`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Ada") }

    await database.close()

    #expect(try Array(folder.contents().keys) == ["test.sqlite"])
    #expect(try await SQLiteDatabase.open(.file(folder.file), migrations: .people).names() == ["Ada"])
  }

  @Test func `closing leaves one file, also where another process has left a log`() async throws {
    let killed = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await killed.write { try $0.insert("Ada") }
    let left = try TemporaryFolder()
    for name in ["test.sqlite", "test.sqlite-wal"] {
      try FileManager.default.copyItem(at: folder.url.appending(path: name), to: left.url.appending(path: name))
    }

    let database = try await SQLiteDatabase.open(.file(left.file), migrations: .people)
    let names = try await database.names()
    await database.close()

    #expect(names == ["Ada"])
    #expect(try Array(left.contents().keys) == ["test.sqlite"])
    await killed.close()
  }

  /// A copy is made without a log of its own.
  @Test func `a backup that is opened is set up as any other file`() async throws {
    let copy = folder.url.appending(path: "copy.sqlite")
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    let database = try await SQLiteDatabase.open(.file(copy), migrations: .people)

    #expect(try await database.write { try $0.query("PRAGMA journal_mode") }.first?.values == [.text("wal")])
    await database.close()
  }

  @Test func `opening a file that is of this version writes nothing`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()

    #expect(try await !database.wasChangedExternally())
    await database.close()
  }

  @Test func `a file that has no mark of its tables yet gets one`() async throws {
    let first = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    let mark = try await first.read { try $0.query("PRAGMA application_id") }
    _ = try await first.write { try $0.query("PRAGMA application_id = 0") }
    await first.close()

    let second = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(mark.first?.values != [.integer(0)])
    #expect(try await second.read { try $0.query("PRAGMA application_id") } == mark)
    await second.close()
  }

  // Files carry it: with another mark of the same tables, each of them would be refused as damaged.
  @Test func `the mark of tables stays what it was`() async throws {
    let note = Migration("CREATE TABLE note (\n  text TEXT DEFAULT '\\\"é'\n) STRICT")

    let database = try await SQLiteDatabase.open(.memory, migrations: [note])

    let mark = try await database.read { try $0.query("PRAGMA application_id") }
    #expect(mark.first?.values == [.integer(-1_145_774_015)])
  }

  @Test func `a database with a host does its work where the host is`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: .people, on: MainActor.shared)

    try await database.write { transaction in
      MainActor.preconditionIsolated()
      try transaction.insert("Ada")
    }

    #expect(try await database.names() == ["Ada"])
  }

  @Test func `a closed database says so`() async throws {
    let database = try await SQLiteDatabase.people()
    await database.close()

    await #expect(throws: DatabaseError.closed) { try await database.names() }
    #expect(await database.commitCount == 0)
  }

  @Test(arguments: [
    ("journal_mode", DatabaseValue.text("wal")), ("synchronous", .integer(2)), ("foreign_keys", .integer(1)),
    ("fullfsync", .integer(1)), ("busy_timeout", .integer(10_000)),
  ])
  func `the connection is set up so that nothing stored is lost`(pragma: String, expected: DatabaseValue) async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    let rows = try await database.write { try $0.query("PRAGMA \(pragma)") }

    let value = try #require(rows.first?.values.first)
    #expect(value == expected)
  }

  @Test(arguments: [":memory:", "file:test.sqlite?mode=memory"])
  func `a name that SQLite reads in its own way is a name of a file`(name: String) async throws {
    let url = folder.url.appending(path: name)

    try await SQLiteDatabase.open(.file(url), migrations: .people).close()

    #expect(try Array(folder.contents().keys) == [name])
  }

  @Test func `a folder with a blank in its name is one like any other`() async throws {
    let blank = folder.url.appending(path: "a folder")
    try FileManager.default.createDirectory(at: blank, withIntermediateDirectories: false)

    try await SQLiteDatabase.open(.file(blank.appending(path: "a file")), migrations: .people).close()

    #expect(try FileManager.default.contentsOfDirectory(atPath: blank.path(percentEncoded: false)) == ["a file"])
  }

  @Test func `a folder that does not exist is not made`() async throws {
    let missing = folder.url.appending(path: "missing").appending(path: "test.sqlite")

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(missing), migrations: .people)
    }

    #expect(error?.kind == .cannotOpen)
    #expect(try folder.contents().isEmpty)
  }
}
