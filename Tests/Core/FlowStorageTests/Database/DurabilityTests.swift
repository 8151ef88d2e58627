import FlowStorage
import FlowTesting
import Foundation
import Testing

/// The durability of transactions, and closing.
struct DurabilityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// SQLite follows `PRAGMA synchronous` when it is prepared: one that is kept and run again does nothing.
  @Test func `each transaction has its requested durability, also after another`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    var levels: [DatabaseValue] = []

    for durability in [DatabaseDurability.survivesKill, .survivesPowerLoss, .survivesKill, .survivesPowerLoss] {
      try await database.write(durability) { try $0.insert("Ada") }
      levels += try await database.read { try $0.query("PRAGMA synchronous") }.flatMap(\.values)
    }

    #expect(levels == [.integer(1), .integer(2), .integer(1), .integer(2)])
  }

  @Test func `by default, a transaction survives a power failure`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write(.survivesKill) { try $0.insert("Ada") }

    try await database.write { try $0.insert("Grace") }

    let level = try await database.read { try $0.query("PRAGMA synchronous") }.first?.values
    #expect(level == [.integer(2)])
  }

  @Test func `all migrations are one transaction`() async throws {
    await (try SQLiteDatabase.open(.file(folder.file), migrations: Array([Migration].people.prefix(1)))).close()

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(await database.commitCount == 1)
  }

  @Test func `closing moves the log into the file`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Ada") }
    let before = try folder.contents()

    await database.close()

    let after = try folder.contents()
    #expect(before["test.sqlite-wal"]?.isEmpty == false)
    #expect(Set(after.keys) == ["test.sqlite"])
    #expect(after["test.sqlite"]?.range(of: Data("Ada".utf8)) != nil)
  }

  @Test func `detects writes of other connections only`() async throws {
    let one = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await one.write { try $0.insert("Ada") }
    let before = try await one.wasChangedExternally()

    try Connection.people(folder).write { try $0.insert("Grace") }

    #expect(!before)
    #expect(try await one.wasChangedExternally())
  }

  /// Catches a refused value that is reported as a full disk.
  @Test func `reports a failed write to its observer`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    _ = try await database.write { try $0.query("PRAGMA max_page_count = 1") }
    let (failures, continuation) = AsyncStream.makeStream(of: DatabaseError.self)
    await database.observeFailures { continuation.yield($0) }

    await #expect(throws: DatabaseError.self) {
      try await database.write { try $0.insert(String(repeating: "long ", count: 10_000)) }
    }
    await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert(nil) } }
    continuation.finish()

    let kinds = await failures.reduce(into: []) { $0.append($1.kind) }
    #expect(kinds == [.full])
  }
}
