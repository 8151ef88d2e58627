import FlowLocalization
import FlowStorage
import Testing

struct ErrorTests {
  private static let migrations = [
    Migration(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, code TEXT UNIQUE, parent INTEGER REFERENCES t (id) DEFERRABLE INITIALLY DEFERRED,
        amount INTEGER NOT NULL DEFAULT 1 CHECK (amount > 0)
      ) STRICT
      """,
      "CREATE TRIGGER refuse BEFORE DELETE ON t BEGIN SELECT RAISE(ABORT, 'no'); END",
      "INSERT INTO t (id, code) VALUES (1, 'a')",
      "CREATE TABLE nameless (code TEXT) STRICT",
      "INSERT INTO nameless (code) VALUES ('a')"
    )
  ]

  @Test(arguments: [
    ("INSERT INTO t (id) VALUES (1)", DatabaseConstraint.unique, Int32(1555)),
    ("INSERT INTO t (code) VALUES ('a')", .unique, 2067),
    ("INSERT INTO nameless (rowid) VALUES (1)", .unique, 2579),
    ("INSERT INTO t (parent) VALUES (9)", .foreignKey, 787),
    ("INSERT INTO t (amount) VALUES (0)", .check, 275),
    ("INSERT INTO t (amount) VALUES (NULL)", .notNull, 1299),
    ("INSERT INTO t (amount) VALUES ('x')", .type, 3091),
    ("DELETE FROM t", .other, 1811),
  ])
  func `reports a violated constraint with its kind`(sql: String, kind: DatabaseConstraint, code: Int32) async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: Self.migrations)

    let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.execute(sql) } }

    guard case .constraint(kind, let report) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(report.code == code)
    #expect(!report.message.isEmpty)
    #expect(try await database.read { try $0.query("SELECT * FROM t").count } == 1)
  }

  @Test func `distinguishes a locked database, and errors that a backup solves`() {
    let report = SQLiteReport(code: 1, message: "")
    let others: [DatabaseError] = [
      .newerFile(version: 2, known: 1), .notADatabase(report), .fileRemoved, .readOnly(report), .cannotOpen(report),
      .full(report), .constraint(.unique, report), .closed, .misuse(.writeInRead), .outcomeUnknown(report),
      .other(report),
    ]

    let (locked, mended) = (DatabaseError.locked(report), [DatabaseError.damaged(report), .foreignLog])

    #expect((others + mended + [locked]).filter(\.isLocked) == [locked])
    #expect((others + mended + [locked]).filter(\.isMendedByRestoring) == mended)
  }

  @Test func `an error in a statement contains SQLite's message`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])

    await #expect(
      throws: DatabaseError.other(SQLiteReport(code: 1, message: #"near "SELEC": syntax error"#))
    ) { try await database.read { try $0.query("SELEC 1") } }
  }

  @Test func `a person never reads that the database is locked`() {
    let report = SQLiteReport(code: 5, message: "database is locked")

    #expect(
      DatabaseError.locked(report).sentence
        == "Another program is busy with the data. Nothing was changed; try again in a moment.")
  }
}
