import FlowLocalization
import FlowStorage
import FlowTesting
import Foundation
import Testing

/// Rows that are missing, or back, though each row that is there is intact.
struct TableTotalTests {
  private static let notes = StoredTable(
    "note", columns: ["id", "body"], of: .person, title: "Notes", lossDescription: "They are gone.")
  private static let migration = Migration(
    "CREATE TABLE note (id TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL) STRICT")
  private let schema = StoredSchema(parts: [StoredPart("Notes", tables: [notes], migrations: [migration])])
  private let folder: TemporaryFolder
  private var file: DatabaseLocation { .file(folder.url.appending(path: "app.sqlite")) }

  init() async throws {
    folder = try TemporaryFolder()
    let database = try await open()
    try await database.write { transaction in
      for id in ["1", "2", "3"] { try transaction.put([.text(id), .text("a")], in: Self.notes) }
      try transaction.put([.text("3"), .text("b")], in: Self.notes)
      try transaction.delete(.text("2"), from: Self.notes)
      try transaction.delete(.text("4"), from: Self.notes)
      let wasNew = try [
        transaction.insert([.text("5"), .text("a")], in: Self.notes),
        transaction.insert([.text("5"), .text("b")], in: Self.notes),
      ]
      #expect(wasNew == [true, false])
    }
    await database.close()
  }

  @Test func `a table with all its rows is complete`() async throws {
    #expect(try await lines(after: nil) == "Notes: 3, all readable.")
  }

  /// Catches "0, all readable" of a table whose root was swapped, and of an outdated page.
  @Test(arguments: [
    ("DELETE FROM note WHERE id = '1'", "Notes: 2 readable, 1 missing. They are gone."),
    ("DELETE FROM note", "Notes: 0 readable, 3 missing. They are gone."),
    ("INSERT INTO note SELECT '9', body, proof FROM note LIMIT 1", "Notes: 3 readable, 1 damaged"),
    ("UPDATE note SET proof = 'note/1/0' WHERE id = '1'", "Notes: 2 readable, 1 damaged. They are gone."),
  ])
  func `reports rows that differ from the recorded total`(_ sql: String, _ expected: String) async throws {
    #expect(try await lines(after: sql).hasPrefix(expected))
  }

  @Test(arguments: [
    ("UPDATE note SET body = body", 0), ("DELETE FROM note WHERE id = '1'", 1), ("DELETE FROM note", 3),
    ("INSERT INTO note SELECT '9', body, proof FROM note LIMIT 1", 2),
    ("UPDATE note SET proof = 'note/1/0' WHERE id = '1'", 1),
  ])
  func `counts rows that are damaged, missing, or back`(_ sql: String, _ expected: Int) async throws {
    let database = try await open()
    try await database.write { _ = try $0.execute(sql) }

    #expect(try await database.read { try $0.unreadableCount(in: Self.notes) } == expected)
    #expect(try await StorageAudit(of: database, tables: schema.allTables).isSound == (expected == 0))
    await database.close()
  }

  @Test func `a database in memory misses no rows`() async throws {
    let database = try await schema.open(.memory)

    #expect(try await database.read { try $0.missingCount(in: Self.notes) } == 0)
  }

  /// Catches an older row that is counted as the newest when another row changes, and intact rows in quarantine.
  @Test func `a change of one row makes no other one the newest`() async throws {
    let database = try await open()
    let old = try await database.read { try $0.query("SELECT body, proof FROM note WHERE id = '1'") }
    let (body, proof): (String, String) = (try old[0]["body"], try old[0]["proof"])
    try await database.write { try $0.put([.text("1"), .text("new")], in: Self.notes) }
    try await database.write { try $0.execute("UPDATE note SET body = ?, proof = ? WHERE id = '1'", body, proof) }

    try await database.write { try $0.put([.text("3"), .text("newer")], in: Self.notes) }

    #expect(try await database.read { try $0.unreadableCount(in: Self.notes) } == 1)
    #expect(try await StorageAudit(of: database, tables: schema.allTables).quarantinedCount == 0)
    await database.close()
  }

  @Test func `reports an older row, and distinguishes a missing row from one that never existed`() async throws {
    let database = try await open()
    let old = try await database.read { try $0.query("SELECT body, proof FROM note WHERE id = '1'") }
    try await database.write { try $0.put([.text("1"), .text("new")], in: Self.notes) }
    let (body, proof): (String, String) = (try old[0]["body"], try old[0]["proof"])
    let before = try await database.read { try $0.row(of: Self.notes, where: "id", is: "7").name }
    try await database.write { try $0.execute("UPDATE note SET body = ?, proof = ? WHERE id = '1'", body, proof) }

    let after = try await database.read { try $0.row(of: Self.notes, where: "id", is: "7").name }
    let sentences = try await StorageAudit(of: database, tables: schema.allTables).sentences

    #expect([before, after] == ["missing", "unreadable"])
    #expect(sentences.contains("Notes: 3 readable, but not as they were saved last. They are gone."))
    await database.close()
  }

  /// Catches a digest that never fits again after a damaged row was replaced.
  @Test func `a damaged row that is replaced leaves a complete table`() async throws {
    let database = try await open()
    try await database.write { try $0.execute("UPDATE note SET proof = 'x' WHERE id = '1'") }

    try await database.write { try $0.put([.text("1"), .text("c")], in: Self.notes) }

    #expect(try await StorageAudit(of: database, tables: schema.allTables).isSound)
    await database.close()
  }

  /// Catches a total of the rows before the migration, with which each of them would be reported as lost.
  @Test func `rows that a migration changes are counted again`() async throws {
    let notes = Self.notes
    let migration = Migration { transaction in
      let values: [DatabaseValue] = [.text("6"), .text("new")]
      try transaction.execute("DELETE FROM note")
      try transaction.execute("INSERT INTO note VALUES (?, ?, ?)", values[0], values[1], notes.proof(of: values))
    }
    let newer = StoredSchema(parts: [StoredPart("Notes", tables: [notes], migrations: [Self.migration, migration])])

    let database = try await newer.open(file)

    let sentences = try await StorageAudit(of: database, tables: newer.allTables).sentences
    #expect(sentences.contains("Notes: 1, all readable."))
    await database.close()
  }

  private func lines(after sql: String?) async throws -> String {
    let database = try await open()
    if let sql { try await database.write { _ = try $0.execute(sql) } }
    let audit = try await StorageAudit(of: database, tables: schema.allTables)
    await database.close()
    return audit.sentences.first { $0.hasPrefix("Notes:") } ?? ""
  }

  private func open() async throws -> SQLiteDatabase {
    try await schema.open(file)
  }
}

extension StoredReading {
  fileprivate var name: String {
    switch self {
    case .found: "found"
    case .missing: "missing"
    case .unreadable: "unreadable"
    }
  }
}
