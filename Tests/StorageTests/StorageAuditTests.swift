import Business
import FlowKit
import FlowStorage
import Foundation
import Storage
import Testing

struct StorageAuditTests {
  private static let soundSentences = [
    "Your details: 1, all readable.", "Notes and drafts: 2, all readable.", "Businesses: 0, all readable.",
    "Accounts: 0, all readable.", "Transfers confirmed on this device: 0, all readable.", "Everything can be read.",
  ]

  private let file: TemporaryFile

  init() async throws {
    file = try TemporaryFile()
    let database = try await file.open()
    try await SQLiteProfileStore(in: database).save(.ada)
    for name in ["two", "one"] {
      try await SQLiteDocument<Int>(named: name, title: "", of: .person, in: database).store(1)
    }
    await database.close()
  }

  /// - Returns: the audit after a change of the data.
  private func audit(after damage: String...) async throws -> StorageAudit {
    let database = try await file.open()
    for sql in damage { try await database.write { try $0.execute(sql) } }
    let audit = try await StorageAudit(of: database, tables: StorageSchema.tables)
    await database.close()
    return audit
  }

  @Test func `reads everything from an intact file`() async throws {
    let audit = try await audit()

    #expect(audit.sentences == Self.soundSentences)
    #expect(audit.isSound)
  }

  /// Catches a launch that reads all rows, and one that does not notice that a row is gone.
  @Test func `with a limit, checks the newest rows, and counts the others`() async throws {
    let schema = StoredSchema(migrations: StorageSchema.migrations, tables: StorageSchema.tables)
    let database = try await schema.open(.file(file.url))
    let store = SQLiteBusinessStore(in: database)
    for number: UInt8 in 1...5 { try await store.save(.make(number, "Number \(number)")) }
    try await database.write { transaction in
      try transaction.execute("UPDATE business SET body = '{}' WHERE id = ?", BusinessID.number(1).description)
      try transaction.execute("UPDATE business SET body = '{}' WHERE id = ?", BusinessID.number(4).description)
    }

    let whole = try await StorageAudit(of: database, tables: StorageSchema.tables, newest: 3)
    let few = whole.tables[2]
    let all = try await StorageAudit(of: database, tables: StorageSchema.tables, newest: 5).tables[2]
    try await database.write { try $0.execute("DELETE FROM business WHERE id = ?", BusinessID.number(2).description) }
    let gone = try await StorageAudit(of: database, tables: StorageSchema.tables, newest: 3)

    #expect(whole.incompleteTables == [])
    #expect([few.readableCount, few.unreadableCount] == [2, 1])
    #expect([all.readableCount, all.unreadableCount] == [3, 2])
    #expect(gone.incompleteTables == ["Businesses"])
    await database.close()
  }

  /// Catches a launch that notices an older row in large tables only: in a small one, it is read whole anyway.
  @Test func `with a limit that is not reached, reports an older row`() async throws {
    let schema = StoredSchema(migrations: StorageSchema.migrations, tables: StorageSchema.tables)
    let database = try await schema.open(.file(file.url))
    let store = SQLiteBusinessStore(in: database)
    try await store.save(.acme)
    let old = try await database.read { try $0.query("SELECT body, proof FROM business")[0] }
    let (body, proof): (String, String) = (try old["body"], try old["proof"])
    try await store.save(.acmeRenamed)
    try await database.write { try $0.execute("UPDATE business SET body = ?, proof = ?", body, proof) }

    let audit = try await StorageAudit(of: database, tables: StorageSchema.tables, newest: 1)

    #expect(audit.incompleteTables == ["Businesses"])
    await database.close()
  }

  @Test func `counts and names damaged rows, and reads the rest`() async throws {
    let audit = try await audit(after: "UPDATE document SET body = '2' WHERE name = 'two'")

    #expect(
      audit.sentences == [
        Self.soundSentences[0],
        "Notes and drafts: 1 readable, 1 damaged. "
          + "Drafts have to be typed again; other notes come back from a backup only.",
        Self.soundSentences[2], Self.soundSentences[3], Self.soundSentences[4], "Not readable by name: two.",
        "What cannot be read is in a backup, if there is one.",
      ])
    #expect(!audit.isSound)
  }

  @Test func `names damage in order`() async throws {
    let audit = try await audit(after: "UPDATE document SET body = '2'")

    #expect(audit.sentences.contains("Not readable by name: one, two."))
  }

  @Test func `counts and preserves quarantined rows`() async throws {
    let database = try await file.open()
    try await database.write { try $0.execute("UPDATE document SET body = '2' WHERE name = 'one'") }

    await (try SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)).set(3)

    let audit = try await StorageAudit(of: database, tables: StorageSchema.tables)
    let content: String? = try await database.read { try $0.query("SELECT content FROM aside").first?["content"] }
    #expect(audit.isSound)
    #expect(audit.sentences.contains("Quarantined damaged entries: 1."))
    #expect(content?.hasPrefix("'one','2','document/1/") == true)
    await database.close()
  }

  // MARK: A file that is not opened

  @Test func `reads the readable part of a file without opening it`() {
    let sentences = StorageAudit.salvage(file.url, tables: StorageSchema.tables).sentences

    #expect(sentences.dropLast() == Self.soundSentences.dropLast())
    // Its log may hold more.
    #expect(sentences.last == "What was found can be read, but the latest changes may be missing.")
  }

  @Test func `reads nothing from a file that is not a database`() throws {
    try Data("no database".utf8).write(to: file.url)

    let audit = StorageAudit.salvage(file.url, tables: StorageSchema.tables)

    #expect(!audit.isSound)
    #expect(audit.sentences.first == "Your details: 0 readable, and then no further. The app asks for them again.")
    #expect(audit.sentences.count == 6)
  }
}
