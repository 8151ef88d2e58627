import FlowStorage
import FlowTesting
import Foundation
import Testing

/// A refused file is not changed, and no file is created next to it.
struct RefusalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a newer file is not touched`() async throws {
    try makePeople()
    let before = try folder.contents()

    await #expect(throws: DatabaseError.newerFile(version: 3, known: 2)) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: Array([Migration].people.prefix(2)))
    }

    #expect(try folder.contents() == before)
  }

  /// Catches a look at the file alone, which says version 0, and a close that moves the log into the file.
  @Test func `a newer file whose version is still in the log is not touched`() async throws {
    let running = try Connection.people(folder)
    let crashed = try TemporaryFolder()
    for name in ["test.sqlite", "test.sqlite-wal", "test.sqlite-shm"] {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: name), to: crashed.url.appending(path: name))
    }
    let before = try crashed.contents()

    await #expect(throws: DatabaseError.newerFile(version: 3, known: 2)) {
      try await SQLiteDatabase.open(.file(crashed.file), migrations: Array([Migration].people.prefix(2)))
    }

    let after = try crashed.contents()
    #expect(after["test.sqlite"] == before["test.sqlite"])
    #expect(after["test.sqlite-wal"] == before["test.sqlite-wal"])
    #expect(after.keys == before.keys)
    #expect(try running.count() == 0)
  }

  /// Catches an empty file that is taken for a new one: its content would be lost without a report.
  @Test func `an empty file is refused, and is not touched`() async throws {
    try Data().write(to: folder.file)

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(error?.kind == .damaged)
    #expect(try folder.contents() == ["test.sqlite": Data()])
  }

  @Test func `an incompletely created file is created again`() async throws {
    try Data("half".utf8).write(to: folder.url.appending(path: "test.sqlite.new"))

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try await database.names() == [])
    await database.close()
    #expect(try Array(folder.contents().keys) == ["test.sqlite"])
  }

  @Test func `a version below zero is refused`() async throws {
    let connection = try Connection.people(folder)
    try connection.run("PRAGMA user_version = -1")

    await #expect(throws: DatabaseError.newerFile(version: -1, known: 3)) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }
  }

  @Test(arguments: ["?", String(repeating: "Dear diary, ", count: 1_000)])
  func `a file that is not a database is not touched`(text: String) async throws {
    try Data(text.utf8).write(to: folder.file)
    let before = try folder.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(error?.kind == .notADatabase)
    #expect(try folder.contents() == before)
  }

  /// The middle catches an opening that reads only the first page.
  @Test(arguments: ["cut off", "broken in the middle"])
  func `a damaged file is not touched`(damage: String) async throws {
    try makePeople()
    var bytes = try Data(contentsOf: folder.file)
    switch damage {
    case "cut off": bytes.removeLast(4096)
    default: bytes.replaceSubrange(4096..<4200, with: Data(count: 104))
    }
    try bytes.write(to: folder.file)
    let before = try folder.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    }

    #expect(error?.kind == .damaged)
    #expect(try folder.contents() == before)
  }

  /// Catches a refusal that first sets the mode of a device to 0600.
  @Test func `refuses a path that is not a file`() async throws {
    let pipe = folder.url.appending(path: "pipe")
    let path = pipe.path(percentEncoded: false)
    #expect(mkfifo(path, 0o644) == 0)

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(pipe), migrations: .people)
    }

    #expect(error?.kind == .notADatabase)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o644)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)) == ["pipe"])
  }

  /// Catches a folder that is taken for a file of its size.
  @Test func `a folder at the path is refused as a folder`() async {
    await #expect(throws: DatabaseError.cannotOpen(SQLiteReport(code: 14, message: "a folder"))) {
      try await SQLiteDatabase.open(.file(folder.url), migrations: .people)
    }
  }

  @Test func `a pipe is refused without opening it, and a missing file is not refused`() throws {
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.refuseUnlessFile(pipe) }
    #expect(throws: DatabaseError.self) { try SQLiteDatabase.refuseUnlessFile(folder.url) }

    try SQLiteDatabase.refuseUnlessFile(folder.file)
    try makePeople()
    try SQLiteDatabase.refuseUnlessFile(folder.file)
  }

  private func makePeople() throws {
    try Connection.people(folder).write { try $0.insert("Ada") }
  }
}
