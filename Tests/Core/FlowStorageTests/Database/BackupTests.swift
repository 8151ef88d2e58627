import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

struct BackupTests {
  private let folder: TemporaryFolder
  private let copy: URL

  init() async throws {
    folder = try TemporaryFolder()
    copy = folder.url.appending(path: "copy.sqlite")
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Ada") }
    await database.close()
  }

  @Test func `a copy has the content of the original, and only its owner can read it`() async throws {
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    let modes = try folder.modes()
    let database = try await SQLiteDatabase.open(.file(copy), migrations: .people)
    #expect(try await database.names() == ["Ada"])
    #expect(modes == ["test.sqlite": 0o600, "copy.sqlite": 0o600])
    await database.close()
  }

  /// Catches a copy with a journal, which would be moved aside as another program's: the header names the kind of the file.
  @Test func `a copy has a log`() throws {
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    #expect(try Array(Data(contentsOf: copy)[18...19]) == [2, 2])
  }

  /// Catches a killed backup after which there is never another one.
  @Test func `the file of an interrupted backup or restore is replaced`() async throws {
    for name in ["copy.sqlite.new", "test.sqlite.new"] {
      try Data("unfinished".utf8).write(to: folder.url.appending(path: name))
    }

    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)
    _ = try SQLiteDatabase.restore(copy, to: folder.file, migrations: .people)

    #expect(try await SQLiteDatabase.open(.file(folder.file), migrations: .people).names() == ["Ada"])
    #expect(try names().filter { $0.hasSuffix(".new") } == [])
  }

  /// Catches a log of the backup that fits to the restored file.
  @Test func `a restored file has an identity of its own`() throws {
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    _ = try SQLiteDatabase.restore(copy, to: folder.file, migrations: .people)

    let (backup, restored) = (DatabaseFile(copy).stateWithoutLog(), DatabaseFile(folder.file).stateWithoutLog())
    #expect(try #require(backup).identity != restored?.identity)
  }

  @Test func `a folder at the path of the data is not copied`() throws {
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)
    let other = folder.url.appending(path: "folder")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    let before = try names()

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.restore(copy, to: other, migrations: .people) }

    #expect(try names() == before)
  }

  /// Catches the file of a killed process that is restored without its log.
  @Test func `a restored file has the content of the backup and its log, and the former file is kept`() async throws {
    let other = try TemporaryFolder()
    let running = try Connection.people(other)
    try running.write { try $0.insert("Grace") }
    let killed = try other.copy()
    withExtendedLifetime(running) {}

    let former = try #require(try SQLiteDatabase.restore(killed.file, to: folder.file, migrations: .people))

    #expect(try await SQLiteDatabase.open(.file(folder.file), migrations: .people).names() == ["Grace"])
    #expect(try await SQLiteDatabase.open(.file(former), migrations: .people).names() == ["Ada"])
    #expect(try folder.modes()["test.sqlite"] == 0o600)
  }

  enum Unusable: CaseIterable {
    case missing, folder, damaged, foreign, itself, inUse
  }

  /// Catches a restore that removes the data before it has checked the backup.
  @Test(arguments: Unusable.allCases)
  func `a backup that cannot be restored changes nothing`(_ kind: Unusable) throws {
    var user: Connection?
    switch kind {
    case .missing: break
    case .folder: try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
    case .damaged: try Data(contentsOf: folder.file).dropLast(100).write(to: copy)
    case .foreign: try Data("no database".utf8).write(to: copy)
    case .itself: break
    case .inUse:
      try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)
      user = try Connection.people(folder)
    }
    let (names, bytes) = (try names(), try Data(contentsOf: folder.file))

    #expect(throws: DatabaseError.self) {
      try SQLiteDatabase.restore(kind == .itself ? folder.file : copy, to: folder.file, migrations: .people)
    }

    let after = try self.names()
    #expect(after == names)
    #expect(try Data(contentsOf: folder.file) == bytes)
    withExtendedLifetime(user) {}
  }

  /// Catches a check for use that moves the log of another file into this one.
  @Test func `a file with the log of another one is kept as it was found`() throws {
    let other = try TemporaryFolder()
    let running = try Connection.people(other)
    try running.write { try $0.insert("Grace") }
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)
    for suffix in ["-wal", "-mark"] {
      try Data(contentsOf: other.url.appending(path: "test.sqlite" + suffix))
        .write(to: folder.url.appending(path: "test.sqlite" + suffix))
    }
    let before = try folder.contents()

    let former = try #require(try SQLiteDatabase.restore(copy, to: folder.file, migrations: .people))

    let after = try folder.contents()
    #expect(after[former.lastPathComponent] == before["test.sqlite"])
    #expect(after[former.lastPathComponent + "-wal"] == before["test.sqlite-wal"])
    #expect(after["test.sqlite-wal"] == nil)
    withExtendedLifetime(running) {}
  }

  @Test func `an interrupted backup leaves no file`() throws {
    let unfinished = folder.url.appending(path: "copy.sqlite.new")
    try Data("unfinished".utf8).write(to: unfinished)
    try Data("older".utf8).write(to: copy)

    SQLiteDatabase.removeUnfinishedBackup(to: copy)

    #expect(try names() == ["copy.sqlite", "test.sqlite"])
    #expect(try Data(contentsOf: copy) == Data("older".utf8))
  }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)))
  }

  @Test(arguments: [Data(), Data("Ada".utf8)])
  func `an existing file at the path of the copy is not changed`(_ bytes: Data) throws {
    try bytes.write(to: copy)
    // It is refused before anything is begun.
    let unfinished = folder.url.appending(path: "copy.sqlite.new")
    try bytes.write(to: unfinished)

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people) }

    #expect(try Data(contentsOf: copy) == bytes)
    #expect(try Data(contentsOf: unfinished) == bytes)
  }

  /// SQLite makes no file whose path is longer than it can name with its log.
  @Test func `a failed copy leaves no file, and is reported`() throws {
    let names = Array(repeating: String(repeating: "a", count: 250), count: 16)
    let path = names.reduce(folder.url) { $0.appending(path: $1) }.path(percentEncoded: false).prefix(4_090)
    let deep = URL(filePath: String(path))
    try FileManager.default.createDirectory(at: deep.deletingLastPathComponent(), withIntermediateDirectories: true)

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.backUp(folder.file, to: deep, migrations: .people) }

    #expect(!FileManager.default.fileExists(atPath: String(path)))
    #expect(!FileManager.default.fileExists(atPath: path + ".new"))
  }
}
