import FlowStorage
import FlowTestSupport
import Foundation
import Testing

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

  @Test func `a copy holds what the original does, and is its owner's only`() async throws {
    try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people)

    let modes = try folder.modes()
    let database = try await SQLiteDatabase.open(.file(copy), migrations: .people)
    #expect(try await database.names() == ["Ada"])
    #expect(modes == ["test.sqlite": 0o600, "copy.sqlite": 0o600])
    await database.close()
  }

  /// Catches the file of a killed process that is restored without its log.
  @Test func `what is restored has the content of the file and its log, and the former file is kept`() async throws {
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

  @Test(arguments: [Data(), Data("Ada".utf8)])
  func `a file in the place of the copy is left as it is`(_ bytes: Data) throws {
    try bytes.write(to: copy)

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.backUp(folder.file, to: copy, migrations: .people) }

    #expect(try Data(contentsOf: copy) == bytes)
  }

  /// SQLite makes no file whose path is longer than it can name with its log.
  @Test func `a failed copy leaves no file, and is reported`() throws {
    let names = Array(repeating: String(repeating: "a", count: 250), count: 16)
    let path = names.reduce(folder.url) { $0.appending(path: $1) }.path(percentEncoded: false).prefix(4_090)
    let deep = URL(filePath: String(path))
    try FileManager.default.createDirectory(at: deep.deletingLastPathComponent(), withIntermediateDirectories: true)

    #expect(throws: DatabaseError.self) { try SQLiteDatabase.backUp(folder.file, to: deep, migrations: .people) }

    #expect(!FileManager.default.fileExists(atPath: String(path)))
  }
}
