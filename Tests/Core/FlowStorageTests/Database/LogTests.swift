import FlowSQLite
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// The log of a killed process: whole, cut, removed, damaged, or of another file.
struct LogTests {
  private let folder: TemporaryFolder
  private let names = ["Ada", "Grace", "Alan", "Kay"]
  private var log: URL { folder.url.appending(path: "test.sqlite-wal") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the log of a killed process is intact, and its transactions are read`() async throws {
    let killed = try leaveLog()

    let database = try await SQLiteDatabase.open(.file(killed.file), migrations: .people)

    #expect(await database.repair == nil)
    #expect(try await database.names() == names)
  }

  /// Catches the loss of acknowledged transactions in silence: SQLite takes a log that is cut between two of them for a whole one.
  @Test func `the loss of acknowledged transactions is reported wherever the log is cut or damaged`() async throws {
    let killed = try leaveLog()
    let log = try Data(contentsOf: killed.url.appending(path: "test.sqlite-wal"))
    let ends = stride(from: 0, through: log.count, by: 4120).map { max(0, $0 - 4120 + 32) } + [log.count - 100, 16]
    var problems: [String] = []

    for (end, flips) in ends.map({ ($0, false) }) + ends.filter({ $0 < log.count }).map({ ($0, true) }) {
      var bytes = flips ? log : log.prefix(end)
      if flips { bytes[end] ^= 0x10 }
      let copy = try killed.copy()
      try bytes.write(to: copy.url.appending(path: "test.sqlite-wal"))
      let read = try await read(copy)
      if read.names != names, !read.isTold { problems.append("\(flips ? "flipped" : "cut") at \(end): \(read.names)") }
      if read.names == names, read.isTold { problems.append("\(end): told without a loss") }
    }
    let copy = try killed.copy()
    try FileManager.default.removeItem(at: copy.url.appending(path: "test.sqlite-wal"))
    let removed = try await read(copy)
    if removed.names != names, !removed.isTold { problems.append("removed: \(removed.names)") }

    #expect(problems == [])
  }

  @Test func `a file whose log has lost its end is kept with it, as they were found`() async throws {
    let killed = try leaveLog()
    let log = killed.url.appending(path: "test.sqlite-wal")
    try Data(contentsOf: log).dropLast(100).write(to: log)
    let before = try killed.contents()

    await (try SQLiteDatabase.open(.file(killed.file), migrations: .people)).close()

    let after = try killed.contents()
    #expect(after["test.sqlite.damaged"] == before["test.sqlite"])
    #expect(after["test.sqlite.damaged-wal"] == before["test.sqlite-wal"])
  }

  /// Catches a false "the latest changes may be missing": of a write that was never acknowledged, a part may be there.
  @Test func `a part of a transaction that was not acknowledged is not a loss`() async throws {
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    let before = try folder.copy()
    try connection.write { try $0.insert("Grace") }
    let log = try Data(contentsOf: log)

    for missing in [4_000, 4_096, 4_100] {
      let copy = try before.copy()
      try log.dropLast(missing).write(to: copy.url.appending(path: "test.sqlite-wal"))
      let read = try await read(copy)
      #expect(read.names == ["Ada"])
      #expect(!read.isTold, "\(missing) bytes are missing")
      #expect(try Set(copy.contents().keys) == ["test.sqlite"])
    }
  }

  /// Catches a mark that calls a migration a part of the file, which is in the log only: then the log would be refused.
  @Test func `the log of a file that was migrated and killed belongs to it`() async throws {
    do {
      let former = try Connection.open(
        .file(folder.file), migrations: Array([Migration].people.prefix(1)), lockTimeout: .zero)
      try former.write { try $0.insert("Ada") }
    }
    let migrated = try Connection.people(folder)
    let killed = try folder.copy()
    withExtendedLifetime(migrated) {}

    let database = try await SQLiteDatabase.open(.file(killed.file), migrations: .people)

    #expect(try await database.names() == ["ADA"])
    #expect(await database.repair == nil)
  }

  /// Catches a mixture of two files: rows of one with indexes of the other, or rows that were never together.
  @Test(arguments: [0, 1, 30])
  func `a backup that is copied over the file of a killed process is refused with its log`(_ count: Int) async throws {
    let backup = folder.url.appending(path: "backup.sqlite")
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    try SQLiteDatabase.backUp(folder.file, to: backup, migrations: .people)
    for number in 0..<count { try connection.write { try $0.insert("Person \(number)") } }
    let killed = try folder.copy()
    try Data(contentsOf: backup).write(to: killed.file)
    let before = try killed.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(killed.file), migrations: .people)
    }

    #expect(error?.kind == .foreignLog)
    #expect(try killed.contents() == before)
    #expect(error?.isMendedByRestoring == true)
  }

  /// Catches a tie that is the same for all that begin with the same backup.
  @Test func `an older state of the same file is refused with a newer log, and a newer one with an older log`()
    async throws
  {
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    let older = try folder.copy()
    try connection.write { for _ in 1...3_000 { try $0.insert(String(repeating: "x", count: 4_000)) } }
    try connection.write { try $0.insert("Grace") }
    let newer = try folder.copy()

    for (file, log, kinds) in [
      (older, newer, [DatabaseError.Kind.foreignLog]), (newer, older, [.foreignLog, .damaged]),
    ] {
      let mixture = try log.copy()
      try Data(contentsOf: file.file).write(to: mixture.file)
      let error = await #expect(throws: DatabaseError.self) {
        try await SQLiteDatabase.open(.file(mixture.file), migrations: .people)
      }
      #expect(kinds.contains(error?.kind ?? .other))
    }
  }

  /// Catches a log that is refused as foreign: the file was said to have all of it, while a reader still needed a part.
  @Test func `a log that could not be moved into the file as a whole belongs to it`() async throws {
    let (writer, reader) = (try Connection.people(folder), try Connection.people(folder))
    try writer.write { try $0.insert("Ada") }

    let killed = try reader.read { transaction in
      _ = try transaction.query("SELECT name FROM person")
      try writer.write { for _ in 1...1_100 { try $0.insert(String(repeating: "x", count: 4_000)) } }
      return try folder.copy()
    }

    let database = try await SQLiteDatabase.open(.file(killed.file), migrations: .people)
    #expect(try await database.names().count == 1_101)
    #expect(await database.repair == nil)
    withExtendedLifetime(writer) {}
  }

  /// Catches a mark that states that the file has everything, while another connection moves the log into it.
  @Test func `a log that another connection is moving is not in the file yet`() throws {
    final class Beside {
      let connection: Connection
      var isWhole: Bool?
      init(_ connection: Connection) { self.connection = connection }
    }
    let (writer, reader) = (try Connection.people(folder), try Connection.people(folder))
    let beside = Beside(try Connection.people(folder))
    try writer.write { try $0.insert("Ada") }

    try reader.read { transaction in
      _ = try transaction.query("SELECT name FROM person")
      try writer.write { try $0.insert("Grace") }
      // Called when the checkpoint waits for the reader.
      sqlite3_busy_handler(
        writer.handle,
        { context, _ in
          let beside = context.map { Unmanaged<Beside>.fromOpaque($0).takeUnretainedValue() }
          beside?.isWhole = try? beside?.connection.checkpoint()
          return 0
        }, Unmanaged.passUnretained(beside).toOpaque())
      _ = try writer.run("PRAGMA wal_checkpoint(FULL)")
    }

    #expect(beside.isWhole == false)
    #expect(try beside.connection.checkpoint())
    withExtendedLifetime(beside) {}
  }

  /// Catches a loss in silence where the mark is gone, too: SQLite reads the older rows from the log.
  @Test func `an older log beside a newer file is refused without a mark, and nothing is changed`() async throws {
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    let older = try folder.copy()
    try connection.write { try $0.insert("Grace") }
    _ = try connection.checkpoint()
    try Data(contentsOf: folder.file).write(to: older.file)
    try FileManager.default.removeItem(at: older.url.appending(path: "test.sqlite-mark"))
    let before = try older.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(older.file), migrations: .people)
    }

    #expect(error?.kind == .foreignLog)
    #expect(try older.contents()["test.sqlite"] == before["test.sqlite"])
    #expect(try older.contents()["test.sqlite-wal"] == before["test.sqlite-wal"])
  }

  @Test func `a file that is put in the place of another one without a log is only that file`() async throws {
    let backup = folder.url.appending(path: "backup.sqlite")
    let connection = try Connection.people(folder)
    try connection.write { try $0.insert("Ada") }
    try SQLiteDatabase.backUp(folder.file, to: backup, migrations: .people)
    try connection.write { try $0.insert("Grace") }
    let killed = try folder.copy()
    try Data(contentsOf: backup).write(to: killed.file)
    try FileManager.default.removeItem(at: killed.url.appending(path: "test.sqlite-wal"))

    let read = try await read(killed)

    #expect(read.names == ["Ada"])
    #expect(!read.isTold)
  }

  @Test func `a damaged mark changes nothing`() async throws {
    let killed = try leaveLog()
    let mark = try Data(contentsOf: killed.url.appending(path: "test.sqlite-mark"))

    for bytes in mark.indices.map({ index in Data(mark.enumerated().map { $0 == index ? $1 ^ 1 : $1 }) }) + [Data()] {
      let copy = try killed.copy()
      try bytes.write(to: copy.url.appending(path: "test.sqlite-mark"))
      let read = try await read(copy)
      #expect(read.names == names)
      #expect(!read.isTold)
    }
  }

  /// Catches a file that is refused because a power failure came while its log was moved into it.
  @Test func `a file that ends inside a page is whole with its log`() async throws {
    let killed = try leaveLog()
    try (Data(contentsOf: killed.file) + Data(count: 100)).write(to: killed.file)

    let read = try await read(killed)

    #expect(read.names == names)
    #expect(!read.isTold)
  }

  /// SQLite would throw the log away.
  @Test(arguments: [true, false])
  func `an empty or missing file with a log is refused, and no file is changed`(_ isThere: Bool) async throws {
    let killed = try leaveLog()
    try FileManager.default.removeItem(at: killed.file)
    if isThere { try Data().write(to: killed.file) }
    let before = try killed.contents()

    await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(killed.file), migrations: .people)
    }

    #expect(try killed.contents() == before)
  }

  @Test func `closing removes the mark, but not that of another connection`() throws {
    var connections = [try Connection.people(folder), try Connection.people(folder)]

    connections.removeLast()
    let withOne = try Set(folder.contents().keys)
    connections.removeLast()

    #expect(withOne == ["test.sqlite", "test.sqlite-mark", "test.sqlite-shm", "test.sqlite-wal"])
    #expect(try Set(folder.contents().keys) == ["test.sqlite"])
  }

  /// Copies the files of a process that writes, as if it had been killed then.
  private func leaveLog() throws -> TemporaryFolder {
    let connection = try Connection.people(folder)
    for name in names { try connection.write { try $0.insert(name) } }
    return try folder.copy()
  }

  private func read(_ folder: TemporaryFolder) async throws -> (names: [String], isTold: Bool) {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    let (names, repair) = (try await database.names(), await database.repair)
    await database.close()
    return (names, repair?.lostEndOfLog == true)
  }
}
