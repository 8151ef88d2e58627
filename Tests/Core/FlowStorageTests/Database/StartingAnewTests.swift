import FlowLocalization
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// An empty database in the place of one that cannot be used.
struct StartingAnewTests {
  private let folder: FlowTesting.TemporaryFolder

  init() async throws {
    folder = try FlowTesting.TemporaryFolder()
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Ada") }
    await database.close()
  }

  private func damage() throws -> Data {
    let damaged = try Data(contentsOf: folder.file).dropLast(1)
    try Data(damaged).write(to: folder.file)
    return Data(damaged)
  }

  // Catches a new beginning that deletes the damaged file, or a copy of it that is not the same.
  @Test func `the damaged file is kept, and the new one is empty`() async throws {
    let damaged = try damage()

    let kept = try SQLiteDatabase.startAnew(folder.file, migrations: .people)

    #expect(try Data(contentsOf: try #require(kept)) == damaged)
    #expect(kept?.lastPathComponent == "test.sqlite.kept")
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    #expect(try await database.names() == [])
    #expect(await database.repair == nil)
    await database.close()
  }

  // Catches a third or fourth beginning that replaces an earlier one's kept file.
  @Test func `each damaged file is kept`() async throws {
    var kept: [URL] = []
    for _ in 1...5 {
      _ = try damage()
      kept.append(try #require(try SQLiteDatabase.startAnew(folder.file, migrations: .people)))
    }

    #expect(Set(kept).count == 5)
    #expect(kept.allSatisfy { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) })
  }

  // Catches an empty file that gets the transactions of the former one's log, and a log that is lost.
  @Test func `the log is kept with its file, and no part of it comes back`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Emmy") }
    let (file, log) = (try Data(contentsOf: folder.file), try Data(contentsOf: url("test.sqlite-wal")))
    await database.close()
    try file.dropLast(1).write(to: folder.file)
    try log.write(to: url("test.sqlite-wal"))

    let kept = try SQLiteDatabase.startAnew(folder.file, migrations: .people)

    #expect(kept == url("test.sqlite.kept"))
    #expect(try Data(contentsOf: url("test.sqlite.kept-wal")) == log)
    #expect(try await SQLiteDatabase.open(.file(folder.file), migrations: .people).names() == [])
  }

  @Test func `a database in use is left as it is`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Emmy") }

    let error = #expect(throws: DatabaseError.self) {
      try SQLiteDatabase.startAnew(folder.file, migrations: .people, lockTimeout: .zero)
    }

    #expect(error?.isLocked == true)
    #expect(try await database.names() == ["Ada", "Emmy"])
    #expect(!FileManager.default.fileExists(atPath: url("test.sqlite.kept").path(percentEncoded: false)))
    await database.close()
  }

  // Catches a copy without the contents of the log, and rows of a person that stay.
  @Test func `an open database keeps a copy of all, and forgets the person`() async throws {
    let file = url("app.sqlite")
    let database = try await StoredSchema(parts: []).open(.file(file))
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
    let setting = try await SQLiteDocument<String>(named: "setting", title: "setting", of: .device, in: database)
    await note.set("Ada's")
    await setting.set("loud")

    try await database.startAnew()

    #expect((note.load(), setting.load()) == (nil, "loud"))
    let copy = try await StoredSchema(parts: []).open(.file(url("app.sqlite.kept")))
    #expect(try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: copy).load() == "Ada's")
    await copy.close()
    await database.close()
  }

  @Test func `forgetting the person later removes the files that a new beginning has kept`() async throws {
    let database = try await StoredSchema(parts: []).open(.file(url("app.sqlite")))
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
    await note.set("Ada's")
    try await database.startAnew()
    await note.set("Grace's")
    try await database.startAnew()

    try await database.forget(.person)

    let files = try FileManager.default.contentsOfDirectory(atPath: url("").path(percentEncoded: false))
    #expect(files.filter { $0.contains("kept") } == [])
    await database.close()
  }

  // Catches a person who is forgotten though nothing was kept.
  @Test func `nothing is forgotten if the copy cannot be written`() async throws {
    let file = url("app.sqlite")
    let database = try await StoredSchema(parts: []).open(.file(file))
    let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
    await note.set("Ada's")
    try FileManager.default.createDirectory(at: url("app.sqlite.kept.new"), withIntermediateDirectories: false)

    await #expect(throws: DatabaseError.self) { try await database.startAnew() }

    #expect(note.load() == "Ada's")
    await database.close()
  }

  @Test func `a database on a memory disk is kept, too`() async throws {
    let disk = MemoryDisk()
    let schema = StoredSchema(parts: [])
    let database = try await schema.open(.disk(disk, name: "app"))
    try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database).set("Ada's")
    await database.close()
    disk.damage("app")
    let error = await #expect(throws: DatabaseError.self) { try await schema.open(.disk(disk, name: "app")) }

    try schema.startAnew(at: .disk(disk, name: "app"))

    #expect(error?.isMendedByRestoring == true)
    for (name, expected) in [("app", nil), ("app.kept", "Ada's")] {
      let database = try await schema.open(.disk(disk, name: name))
      let note = try await SQLiteDocument<String>(named: "note", title: "note", of: .person, in: database)
      #expect(note.load() == expected)
      await database.close()
    }
  }

  private func url(_ name: String) -> URL { folder.url.appending(path: name) }
}
