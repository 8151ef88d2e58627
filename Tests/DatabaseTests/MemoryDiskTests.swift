import Database
import Synchronization
import Testing

struct MemoryDiskTests {
  @Test func `keeps committed content on a memory disk`() async throws {
    let disk = MemoryDisk()
    let place = DatabaseLocation.disk(disk, name: "people")
    let first = try await SQLiteDatabase.open(place, migrations: .people)
    try await first.write { try $0.insert("Ada") }
    await first.saveToDisk()
    let copy = disk.copy()
    await first.close()

    let second = try await SQLiteDatabase.open(place, migrations: .people)
    try await second.write { try $0.insert("Grace") }
    await second.close()

    #expect(try await SQLiteDatabase.open(place, migrations: .people).names() == ["Ada", "Grace"])
    #expect(try await SQLiteDatabase.open(.disk(copy, name: "people"), migrations: .people).names() == ["Ada"])
  }

  @Test func `a database on an empty disk is a copy of the one that was created before: no migration runs again`()
    async throws
  {
    let runs = Mutex(0)
    let migration = Migration { transaction in
      runs.withLock { $0 += 1 }
      try transaction.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
    }
    let disk = MemoryDisk()
    let first = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: [migration])
    try await first.write { try $0.insert("Ada") }
    await first.close()

    let second = try await SQLiteDatabase.open(.disk(disk.emptyDisk(), name: "people"), migrations: [migration])

    #expect(try await second.names() == [])
    #expect(runs.withLock(\.self) == 1)
  }

  @Test func `a database of another name on an empty disk is created by its migrations`() async throws {
    let disk = MemoryDisk()
    _ = try await SQLiteDatabase.open(.disk(disk, name: "people"), migrations: .people)

    let other = try await SQLiteDatabase.open(.disk(disk.emptyDisk(), name: "towns"), migrations: [])

    #expect(try await other.read { try $0.query("SELECT name FROM sqlite_master").isEmpty })
  }
}
