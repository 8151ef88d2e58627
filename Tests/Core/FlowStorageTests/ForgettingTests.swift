import FlowScreens
import FlowTesting
import Foundation
import Synchronization
import Testing

@testable import FlowStorage

/// The data after ``SQLiteDatabase/forget(_:with:)``.
struct ForgettingTests {
  private static let secret = "Ada Lovelace"
  private static let notes = StoredTable(
    "note", columns: ["id", "body"], of: .person, title: "Notes", lossDescription: "They are gone.")
  private static let stations = StoredTable(
    "station", columns: ["id", "body"], of: .device, title: "Stations", lossDescription: "They are read again.")
  private static let part = StoredPart(
    "Notes", tables: [notes, stations],
    migrations: [
      Migration(
        "CREATE TABLE note (id TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL) STRICT",
        "CREATE TABLE station (id TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL) STRICT",
        "CREATE TABLE letter (body TEXT NOT NULL, note TEXT REFERENCES note (id)) STRICT")
    ])
  private static let schema = StoredSchema(parts: [part])

  private let disk = MemoryDisk()

  private func open() async throws -> SQLiteDatabase {
    try await Self.schema.open(.disk(disk, name: "app"))
  }

  /// Fills all kinds of places: documents and tables of both owners, quarantine, and tables that this version does not declare.
  private func fill(_ database: SQLiteDatabase) async throws {
    let secret = Self.secret
    try await SQLiteDocument<String>(named: "damaged", title: "damaged", of: .person, in: database).store(secret)
    try await database.write { try $0.execute("UPDATE document SET proof = ''") }
    try await SQLiteDocument<String>(named: "damaged", title: "damaged", of: .person, in: database).store(secret)
    try await SQLiteDocument<String>(named: "former", title: "former", of: .person, in: database).store(secret)
    try await database.write { transaction in
      try transaction.put([.text("1"), .text(secret)], in: Self.notes)
      try transaction.put([.text("Paddington"), .text("W2")], in: Self.stations)
      try transaction.execute("INSERT INTO letter (body, note) VALUES (?, '1')", secret)
    }
  }

  /// Returns the content of all tables, as text.
  private func dump(_ database: SQLiteDatabase) async throws -> String {
    try await database.read { transaction in
      var text = ""
      for table in try transaction.query("SELECT name FROM sqlite_schema WHERE type = 'table'") {
        let name: String = try table["name"]
        for row in try transaction.query("SELECT * FROM \"\(name)\"") { text += "\(name) \(row.values)\n" }
      }
      return text
    }
  }

  /// Catches a table, a document of a former version or a damaged row that nobody registered, and one that is forgotten although
  /// it is the device's.
  @Test func `nothing of the person is left, and all of the device`() async throws {
    let first = try await open()
    try await fill(first)
    let before = try await dump(first)
    await first.close()
    let database = try await open()
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    let sound = try await SQLiteDocument<Bool>(named: "sound", title: "sound", of: .device, in: database)
    await name.set(Self.secret)
    await sound.set(true)

    try await database.forget(.person)

    let after = try await dump(database)
    let stations = try await database.read { try $0.rows(of: Self.stations).count }
    #expect(before.components(separatedBy: Self.secret).count == 6, "\(before)")
    #expect(!after.contains("Ada"), "\(after)")
    #expect(name.load() == nil && sound.load() == true && stations == 1)
    #expect(try await database.read { try $0.unreadableCount(in: .document) + $0.unreadableCount(in: Self.notes) } == 0)
  }

  @Test func `nothing of the device is left, and all of the person`() async throws {
    let database = try await open()
    try await fill(database)
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    let sound = try await SQLiteDocument<Bool>(named: "sound", title: "sound", of: .device, in: database)
    await name.set(Self.secret)
    await sound.set(true)

    try await database.forget(.device)

    #expect(name.load() == Self.secret && sound.load() == nil)
    #expect(try await database.read { try $0.rows(of: Self.stations).isEmpty && $0.rows(of: Self.notes).count == 1 })
  }

  /// Catches one transaction for each store: a kill, or a full disk, would leave one half.
  @Test func `a failed transaction forgets nothing, in memory and on the disk`() async throws {
    let database = try await open()
    try await fill(database)
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    await name.set(Self.secret)
    let before = try await dump(database)
    await database.limitCommits(to: await database.commitCount)

    await #expect(throws: DatabaseError.self) { try await database.forget(.person, with: [name.setting("Grace")]) }

    await database.limitCommits(to: nil)
    #expect(try await dump(database) == before)
    #expect(name.load() == Self.secret)
  }

  @Test func `the next person's values are stored in the same transaction`() async throws {
    let database = try await open()
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    await name.set(Self.secret)
    let before = await database.commitCount

    try await database.forget(.person, with: [name.setting("Grace")])

    #expect(await database.commitCount == before + 1)
    #expect(name.load() == "Grace")
    #expect(
      try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database).load() == "Grace")
  }

  /// Catches a store that still shows forgotten data from memory, and one that is notified of the other owner.
  @Test func `a store with rows in memory is notified of its owner, after the transaction`() async throws {
    let database = try await open()
    let notes = Count()
    await database.observeForgetting(of: .person) { notes.increase() }

    try await database.forget(.device)
    let early = notes.value
    try await database.forget(.person)
    try await database.forget(.person)

    #expect(early == 0)
    #expect(notes.value == 2)
  }

  /// Catches a change that was on its way, and writes the old value again afterwards.
  @Test func `a value that was not saved yet is forgotten, too`() async throws {
    let database = try await open()
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    await database.limitCommits(to: await database.commitCount)
    await name.set(Self.secret)
    await database.limitCommits(to: nil)

    try await database.forget(.person)
    await name.update { $0 }

    #expect(name.load() == nil)
    #expect(try await !dump(database).contains("Ada"))
  }
}

private final class Count: Sendable {
  private let state = Mutex(0)

  var value: Int { state.withLock(\.self) }

  func increase() { state.withLock { $0 += 1 } }
}
