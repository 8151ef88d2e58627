import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

struct OpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `only the owner can access a new file and those beside it`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    let modes = try folder.modes()

    #expect(Set(modes.values) == [0o600])
    #expect(Set(modes.keys) == ["test.sqlite", "test.sqlite-wal", "test.sqlite-shm", "test.sqlite-mark"])
    await database.close()
  }

  @Test func `a file that others may read is made private`() async throws {
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    chmod(folder.file.path(percentEncoded: false), 0o666)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try Set(folder.modes().values) == [0o600])
    await database.close()
  }

  @Test func `closing leaves one file with the written content`() async throws {
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

  /// A copy is made without its own log.
  @Test func `a backup that is opened is set up as any other file`() async throws {
    let copy = folder.url.appending(path: "copy.sqlite")
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    let database = try await SQLiteDatabase.open(.file(copy), migrations: .people)

    #expect(try await database.write { try $0.query("PRAGMA journal_mode") }.first?.values == [.text("wal")])
    await database.close()
  }

  /// Catches a journal of another kind, with which a reader blocks writers, and a journal beside the file is an own one.
  @Test func `a file whose journal another program has changed has a log again`() async throws {
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    do {
      let other = try Connection(path: folder.file.path(percentEncoded: false), lockTimeout: .zero)
      try other.run("PRAGMA journal_mode = DELETE")
    }

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try await database.write { try $0.query("PRAGMA journal_mode") }.first?.values == [.text("wal")])
    await database.close()
  }

  @Test func `a new file that cannot be made leaves nothing`() async throws {
    await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: [Migration("no statement")])
    }

    #expect(try folder.contents().isEmpty)
  }

  @Test func `opening a file that is of this version writes nothing`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()

    #expect(try await !database.wasChangedExternally())
    await database.close()
  }

  /// Catches a log that fits to a copy: a backup has another identity, and a file keeps its own.
  @Test func `each file has an identity, and keeps it`() async throws {
    let copy = folder.url.appending(path: "copy.sqlite")
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    let first = DatabaseFile(folder.file).stateWithoutLog()
    await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).close()
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    let (second, other) = (DatabaseFile(folder.file).stateWithoutLog(), DatabaseFile(copy).stateWithoutLog())

    #expect(try #require(first).identity > 0)
    #expect(first?.identity == second?.identity)
    #expect(try #require(other).identity != first?.identity)
  }

  /// Catches a file that is refused as another program's because it was made before files had an identity.
  @Test func `a file of an earlier version is migrated`() async throws {
    do {
      try DatabaseFile(folder.file).createNew()
      let connection = try Connection(path: folder.file.path(percentEncoded: false), lockTimeout: .zero)
      try connection.migrate(.people, [])
      try connection.write { try $0.insert("Ada") }
    }

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try await database.names() == ["Ada"])
    #expect(try #require(DatabaseFile(folder.file).mark).identity > 0)
    await database.close()
  }

  @Test func `a database with a host works on the host`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: .people, on: MainActor.shared)

    try await database.write { transaction in
      MainActor.preconditionIsolated()
      try transaction.insert("Ada")
    }

    #expect(try await database.names() == ["Ada"])
  }

  @Test func `a closed database throws an error`() async throws {
    let database = try await SQLiteDatabase.people()
    await database.close()

    await #expect(throws: DatabaseError.closed) { try await database.names() }
    #expect(await database.commitCount == 0)
  }

  @Test(arguments: [
    ("journal_mode", DatabaseValue.text("wal")), ("synchronous", .integer(2)), ("foreign_keys", .integer(1)),
    ("fullfsync", .integer(1)), ("busy_timeout", .integer(10_000)),
  ])
  func `the connection is set up so that no stored data is lost`(pragma: String, expected: DatabaseValue) async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    let rows = try await database.write { try $0.query("PRAGMA \(pragma)") }

    let value = try #require(rows.first?.values.first)
    #expect(value == expected)
  }

  @Test(arguments: [":memory:", "file:test.sqlite?mode=memory"])
  func `a path with a special meaning for SQLite is the path of a file`(name: String) async throws {
    let url = folder.url.appending(path: name)

    try await SQLiteDatabase.open(.file(url), migrations: .people).close()

    #expect(try Array(folder.contents().keys) == [name])
  }

  @Test func `a folder may have a space in its name`() async throws {
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
