import FlowStorage
import Testing

struct StatementTests {
  @Test func `a statement is prepared once`() throws {
    let connection = try Connection.open(.memory, migrations: .people, lockTimeout: .zero)
    try connection.write { try $0.insert("Ada") }
    let before = connection.statements.preparations

    for _ in 1...10 { try connection.write { try $0.insert("Ada") } }

    #expect(connection.statements.preparations == before)
    try connection.run("SELECT 'another'")
    #expect(connection.statements.preparations == before + 1)
  }

  @Test func `the statement cache is bounded`() throws {
    let connection = try Connection.open(.memory, migrations: [], lockTimeout: .zero)

    let counts = try (1...200).map { number in
      try connection.run("SELECT \(number)")
      return connection.statements.count
    }

    #expect(counts.max() == 100)
  }

  /// Catches a cache that compares texts as Swift does.
  @Test func `texts that look the same but differ in bytes are two statements`() throws {
    let connection = try Connection.open(.memory, migrations: [], lockTimeout: .zero)

    let sizes: [Int] = try ["\u{E9}", "e\u{301}"].flatMap { letter in
      try connection.run("SELECT length('\(letter)') AS n").map { try $0["n"] }
    }

    #expect(sizes == [1, 2])
  }

  @Test func `a prepared statement follows a schema that changes`() throws {
    let connection = try Connection.open(.memory, migrations: .people, lockTimeout: .zero)
    try connection.write { try $0.insert("Ada") }
    let before = try connection.run("SELECT * FROM person")

    try connection.run("ALTER TABLE person ADD COLUMN born TEXT")
    let after = try connection.run("SELECT * FROM person")

    #expect(before[0].values.count == 3)
    #expect(after[0].values.count == 4)
    #expect(try after[0]["born"] == String?.none)
  }

  /// Catches a value that stays bound from the last time, and SQLite's own habit to take a missing one for null.
  @Test(arguments: [0, 1, 3])
  func `refuses a number of values that differs from that of the parameters`(given: Int) throws {
    let connection = try Connection.open(.memory, migrations: [], lockTimeout: .zero)
    try connection.run("SELECT ?, ?", [.integer(1), .integer(2)])

    #expect(throws: DatabaseError.misuse(.parameters(expected: 2, given: given))) {
      try connection.run("SELECT ?, ?", Array(repeating: .null, count: given))
    }
  }

  @Test(arguments: ["", "-- nothing", "SELECT 1; SELECT 2", "SELECT 1; x"])
  func `refuses a text that is not exactly one statement`(sql: String) throws {
    let connection = try Connection.open(.memory, migrations: [], lockTimeout: .zero)

    #expect(throws: DatabaseError.misuse(.notOneStatement)) { try connection.run(sql) }
  }

  @Test(arguments: [
    "DROP TABLE IF EXISTS nowhere", "DROP TRIGGER IF EXISTS nowhere", "DROP INDEX IF EXISTS nowhere",
    "DROP VIEW IF EXISTS nowhere", "CREATE TABLE IF NOT EXISTS person (id INTEGER)", "REINDEX", "ANALYZE",
    "CREATE INDEX by_name ON person (name)", "DELETE FROM person WHERE FALSE", "SELECT 1;\n",
  ])
  func `a statement that happens to change nothing is not treated as transaction control`(sql: String) async throws {
    let database = try await SQLiteDatabase.people()

    await #expect(throws: Never.self) { try await database.write { try $0.execute(sql) } }
  }
}
