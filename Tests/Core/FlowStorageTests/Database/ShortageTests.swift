import FlowStorage
import FlowTesting
import Foundation
import Testing

/// Locks of other processes, and full disks.
struct ShortageTests {
  @Test func `gives up on a locked database after the timeout`() throws {
    let folder = try TemporaryFolder()
    let (busy, other) = (try Connection.people(folder), try Connection.people(folder))
    try busy.run("BEGIN IMMEDIATE")

    let error = #expect(throws: DatabaseError.self) { try other.write { try $0.insert("Grace") } }

    #expect(error?.kind == .locked)
    #expect(try other.count() == 0)
    try busy.run("COMMIT")
    try other.write { try $0.insert("Grace") }
    #expect(try other.count() == 1)
  }

  /// Catches a database that works on Swift's own threads: there are fewer of them than there are waiting here.
  @Test func `waiting for a lock does not block other work`() async throws {
    let folder = try TemporaryFolder()
    let busy = try Connection.people(folder)
    var waiting: [SQLiteDatabase] = []
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    for _ in 1...count {
      waiting.append(try await .open(.file(folder.file), migrations: .people, lockTimeout: .seconds(600)))
    }
    try busy.run("BEGIN IMMEDIATE")

    let writes = waiting.map { database in Task { try await database.write { try $0.insert("Ada") } } }
    for _ in 1...100 { await Task.yield() }
    try busy.run("COMMIT")
    for write in writes { try await write.value }

    #expect(try busy.count() == count)
  }

  @Test func `a full disk rolls the transaction back, and keeps the former content`() async throws {
    let folder = try TemporaryFolder()
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { try $0.insert("Ada") }
    _ = try await database.write { try $0.query("PRAGMA max_page_count = 1") }

    let error = await #expect(throws: DatabaseError.self) {
      try await database.write { transaction in
        try transaction.insert("Grace")
        try transaction.insert(String(repeating: "long ", count: 10_000))
      }
    }

    #expect(error?.kind == .full)
    #expect(try await database.names() == ["Ada"])
    try await database.write { try $0.insert("Alan") }
    #expect(try await database.names() == ["Ada", "Alan"])
  }
}
