import FlowLocalization
import FlowSQLite
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// Files and journals of other programs, and links.
struct ForeignFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Catches a file of another program that is migrated: it was converted, and `check` said that everything can be read.
  @Test(arguments: [0, 1, 2, 3, 4])
  func `another program's database is refused, and not one byte of it is changed`(_ version: Int) async throws {
    try makeForeign("CREATE TABLE recipe (name TEXT)", "PRAGMA user_version = \(version)")
    let before = try folder.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(error?.kind == .notADatabase)
    #expect(try folder.contents() == before)
  }

  @Test func `another program's journal stays beside its database`() async throws {
    try makeForeign("CREATE TABLE recipe (name TEXT)")
    try Self.staleJournal.write(to: folder.url.appending(path: "test.sqlite-journal"))
    let before = try folder.contents()

    await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(try folder.contents() == before)
  }

  @Test func `a database without tables is refused, since a new file gets its tables before its name`() async throws {
    try makeForeign("CREATE TABLE gone (id)", "DROP TABLE gone")

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(error?.kind == .damaged)
  }

  /// Catches an app that starts as new: SQLite rolled the good file back to nothing.
  @Test func `a journal beside the file deletes nothing, is kept, and is reported`() async throws {
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    _ = try connection.checkpoint()
    let clean = try TemporaryFolder()
    try Data(contentsOf: folder.file).write(to: clean.file)
    try Self.staleJournal.write(to: clean.url.appending(path: "test.sqlite-journal"))

    let database = try await SQLiteDatabase.open(.file(clean.file), migrations: .people)

    #expect(try await database.names() == ["Ada"])
    #expect(
      await database.repair?.sentence
        == "A file of another program was beside the data of this app. It was not used, and is kept as test.sqlite.stray-journal."
    )
    #expect(try clean.contents()["test.sqlite.stray-journal"] == Self.staleJournal)
    await database.close()
  }

  /// Catches a copy that is a link to the repaired file, and modes and logs that are looked for beside the link.
  @Test func `a link is followed once, at the start`() async throws {
    let migrations = [Migration("CREATE TABLE note (id TEXT NOT NULL UNIQUE) STRICT")]
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    try await database.write { try $0.execute("INSERT INTO note VALUES ('seven')") }
    await database.close()
    var bytes = try Data(contentsOf: folder.file)
    let last = try #require(bytes.range(of: Data("seven".utf8), options: .backwards))
    bytes[last.lowerBound] = UInt8(ascii: "t")
    try bytes.write(to: folder.file)
    chmod(folder.file.path(percentEncoded: false), 0o666)
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(at: links.file, withDestinationURL: folder.file)

    let repaired = try await SQLiteDatabase.open(.file(links.file), migrations: migrations)
    let copy = try #require(await repaired.repair?.copies.first)
    await repaired.close()

    #expect(try Data(contentsOf: copy) == bytes)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: links.url.path(percentEncoded: false)) == ["test.sqlite"])
    #expect(try folder.modes() == ["test.sqlite": 0o600, "test.sqlite.damaged": 0o600])
  }

  /// Catches an app that saves into nothing until its next launch.
  @Test(arguments: [true, false])
  func `a file that is deleted or replaced meanwhile is noticed at the next write`(_ isReplaced: Bool) async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    let bytes = try Data(contentsOf: folder.file)
    try FileManager.default.moveItem(at: folder.file, to: folder.url.appending(path: "moved"))
    if isReplaced { try bytes.write(to: folder.file) }

    await #expect(throws: DatabaseError.fileRemoved) { try await database.write { try $0.insert("Ada") } }

    try? FileManager.default.removeItem(at: folder.file)
    try FileManager.default.moveItem(at: folder.url.appending(path: "moved"), to: folder.file)
    try await database.write { try $0.insert("Ada") }
    #expect(try await database.names() == ["Ada"])
  }

  /// Catches a held lock that blocks the app forever.
  @Test func `a folder that another program has locked is reported after the timeout`() async throws {
    let descriptor = open(folder.url.path(percentEncoded: false), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people, lockTimeout: .milliseconds(1))
    }

    #expect(error?.kind == .locked)
    #expect(try folder.contents().isEmpty)
  }

  private func makeForeign(_ statements: String...) throws {
    var handle: OpaquePointer?
    #expect(sqlite3_open(folder.file.path(percentEncoded: false), &handle) == SQLITE_OK)
    for statement in statements { #expect(sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK) }
    sqlite3_close(handle)
  }

  /// A journal of an empty database: SQLite cuts the file to its former size, which is zero.
  private static var staleJournal: Data {
    var header = Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
    for number: UInt32 in [0, 7, 0, 512, 4096] {
      withUnsafeBytes(of: number.bigEndian) { header.append(contentsOf: $0) }
    }
    return header + Data(count: 512 - header.count)
  }
}
