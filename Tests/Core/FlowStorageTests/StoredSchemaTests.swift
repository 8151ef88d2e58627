import FlowLocalization
import FlowStorage
import FlowTesting
import Foundation
import Testing

/// Tables that parts of an app add, each with its own versions.
struct StoredSchemaTests {
  private static let notes = StoredPart(
    "Notes",
    tables: [
      StoredTable("note", columns: ["id", "body"], of: .person, title: "Notes", lossDescription: "They are gone.")
    ],
    migrations: [
      Migration("CREATE TABLE note (id TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL) STRICT")
    ])
  private static let cards = StoredPart(
    "Cards", tables: [], migrations: [Migration("CREATE TABLE card (id TEXT PRIMARY KEY) STRICT")])
  private static let longerCards = StoredPart(
    "Cards", tables: [],
    migrations: [
      Migration("CREATE TABLE card (id TEXT PRIMARY KEY) STRICT"), Migration("ALTER TABLE card ADD COLUMN limit_ TEXT"),
    ])

  private let folder: TemporaryFolder
  private var file: DatabaseLocation { .file(folder.url.appending(path: "app.sqlite")) }

  init() throws { folder = try TemporaryFolder() }

  @Test func `a part that is added later creates its tables in an existing file`() async throws {
    try await open([Self.notes]) {
      try await SQLiteDocument<Int>(named: "kept", title: "kept", of: .person, in: $0).store(1)
    }

    try await open([Self.notes, Self.cards]) { database in
      let tables = try await Self.tables(of: database)
      #expect(tables.isSuperset(of: ["card", "document", "note"]))
      let kept = try await SQLiteDocument<Int>(named: "kept", title: "kept", of: .person, in: database)
      #expect(kept.load() == 1)
    }
  }

  /// Catches one version number for all parts: of two parts made on two branches, one would never make its tables.
  @Test func `the order in which parts were added does not matter`() async throws {
    try await open([Self.cards]) { _ in }
    try await open([Self.notes]) { _ in }

    try await open([Self.longerCards, Self.notes]) { database in
      let tables = try await Self.tables(of: database)
      #expect(tables.isSuperset(of: ["card", "note"]))
      _ = try await database.write { try $0.execute("INSERT INTO card (id, limit_) VALUES ('1', '2')") }
    }
  }

  @Test func `a later part creates its tables beside a part without migrations`() async throws {
    let part = StoredPart("Empty", tables: [], migrations: [])
    try await open([part]) { _ in }

    try await open([part, Self.cards]) { database in
      let tables = try await Self.tables(of: database)
      #expect(tables.contains("card"))
    }
  }

  @Test func `a part of a newer program is refused`() async throws {
    try await open([Self.longerCards]) { _ in }

    await #expect(throws: DatabaseError.newerFile(version: 2, known: 1)) { try await open([Self.cards]) { _ in } }
    try await open([Self.longerCards]) { _ in }
  }

  /// Catches a feature that is taken out of the app, and with it all that the person has stored.
  @Test func `a part that the program does not know any more keeps its tables`() async throws {
    try await open([Self.cards]) { database in
      _ = try await database.write { try $0.execute("INSERT INTO card (id) VALUES ('1')") }
    }
    try await open([]) { _ in }

    try await open([Self.cards]) { database in
      let rows = try await database.read { try $0.query("SELECT id FROM card") }
      #expect(rows.count == 1)
    }
  }

  @Test func `a step that fails leaves the file as it was`() async throws {
    let broken = StoredPart(
      "Broken", tables: [], migrations: [Migration("CREATE TABLE note (id TEXT)"), Migration("no")])
    try await open([Self.cards]) { _ in }

    await #expect(throws: DatabaseError.self) { try await open([Self.cards, broken]) { _ in } }

    try await open([Self.cards, Self.notes]) { database in
      let tables = try await Self.tables(of: database)
      #expect(tables.contains("note"))
    }
  }

  @Test func `reports damaged rows of a part by its name`() async throws {
    try await open([Self.notes]) { database in
      try await database.write {
        try $0.put([.text("1"), .text("a")], in: Self.notes.tables[0])
        try $0.execute("UPDATE note SET body = 'b'")
      }
      let audit = try await StorageAudit(of: database, tables: StoredSchema(parts: [Self.notes]).allTables)
      #expect(!audit.isSound)
      #expect(audit.sentences.contains("Notes: 0 readable, 1 damaged. They are gone."))
    }
  }

  private func open(_ parts: [StoredPart], _ body: (SQLiteDatabase) async throws -> Void) async throws {
    let database = try await StoredSchema(parts: parts).open(file)
    try await body(database)
    await database.close()
  }

  private static func tables(of database: SQLiteDatabase) async throws -> Set<String> {
    try await database.read { transaction in
      Set(try transaction.query("SELECT name FROM sqlite_schema WHERE type = 'table'").map { try $0["name"] })
    }
  }
}
