import FlowStorage
import FlowTesting
import Foundation
import Testing

struct MigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: 1...3)
  func `every earlier version is migrated to the newest, with its content`(version: Int) async throws {
    let earlier = try await open(Array([Migration].people.prefix(version)))
    try await earlier.write { try $0.insert("Ada") }
    await earlier.close()

    let database = try await open(.people)

    #expect(try await database.names() == [version < 3 ? "ADA" : "Ada"])
    #expect(try await self.version(database) == 3)
  }

  @Test func `a migration runs once`() async throws {
    let first = try await open([Migration("CREATE TABLE t (a INTEGER) STRICT")])
    await first.close()

    let second = try await open([Migration("CREATE TABLE t (a INTEGER) STRICT")])

    #expect(try await version(second) == 1)
  }

  @Test func `a migration that fails leaves the version before it`() async throws {
    let broken = Migration("ALTER TABLE person ADD COLUMN city TEXT", "INSERT INTO nowhere VALUES (1)")
    await #expect(throws: DatabaseError.self) { try await open([[Migration].people[0], broken]) }

    let database = try await open(Array([Migration].people.prefix(1)))

    #expect(try await version(database) == 1)
    await #expect(throws: DatabaseError.self) {
      try await database.read { try $0.query("SELECT city FROM person") }
    }
  }

  /// Catches migrating with foreign keys on, which deletes the children with the table that is dropped.
  @Test func `a table can be rebuilt without losing the rows that refer to it`() async throws {
    let family = Migration(
      "CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT",
      "CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE) STRICT",
      "INSERT INTO parent VALUES (1)",
      "INSERT INTO child VALUES (1)")
    await (try open([family])).close()
    let rebuild = Migration(
      "CREATE TABLE next (id INTEGER PRIMARY KEY, name TEXT) STRICT",
      "INSERT INTO next (id) SELECT id FROM parent",
      "DROP TABLE parent",
      "ALTER TABLE next RENAME TO parent")

    let database = try await open([family, rebuild])

    #expect(try await database.read { try $0.query("SELECT * FROM child").count } == 1)
    await #expect(throws: DatabaseError.self) {
      try await database.write { try $0.execute("INSERT INTO child VALUES (2)") }
    }
  }

  @Test func `a migration that leaves a dangling reference fails`() async throws {
    let orphan = Migration(
      "CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT",
      "CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id)) STRICT",
      "INSERT INTO child VALUES (1)")

    let error = await #expect(throws: DatabaseError.self) { try await open([orphan]) }

    // The code is SQLITE_CONSTRAINT_FOREIGNKEY.
    #expect(error == .constraint(.foreignKey, SQLiteReport(code: 787, message: "FOREIGN KEY constraint failed")))
    #expect(try await version(open([])) == 0)
  }

  private func open(_ migrations: [Migration]) async throws -> SQLiteDatabase {
    try await .open(.file(folder.file), migrations: migrations)
  }

  private func version(_ database: SQLiteDatabase) async throws -> Int? {
    try await database.read { try $0.query("PRAGMA user_version").first?["user_version"] }
  }
}
