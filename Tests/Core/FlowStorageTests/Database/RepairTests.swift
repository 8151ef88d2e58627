import FlowLocalization
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// Damaged indexes are repaired; other damage is refused.
struct RepairTests {
  private let folder: TemporaryFolder
  private let migrations = [
    Migration("CREATE TABLE note (id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT")
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// `quick_check` does not compare indexes with tables: a row that its index lacks looked as if it had never been.
  @Test func `an index that does not agree with its table is rebuilt, and the file is kept as it was found`()
    async throws
  {
    try await makeNotes()
    let damaged = try damage("sqlite_autoindex_note_1", "seven", to: "sevem")
    chmod(folder.file.path(percentEncoded: false), 0o644)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)

    let found = try await database.read { try $0.query("SELECT body FROM note WHERE id = 'seven'").count }
    let repair = try #require(await database.repair)
    #expect(found == 1)
    #expect(
      repair.sentence == """
        The data on this device was damaged, and was repaired. \
        The damaged file is kept as test.sqlite.damaged.
        """)
    #expect(try Data(contentsOf: #require(repair.copies.first)) == damaged)
    #expect(try folder.modes()["test.sqlite.damaged"] == 0o600)
    await database.close()

  }

  /// Catches copies without end: each damage of each launch left one.
  @Test func `the first two copies are kept, and the third is the latest`() async throws {
    try await makeNotes()
    var damaged = Data()
    for _ in 1...5 {
      damaged = try damage("sqlite_autoindex_note_1", "seven", to: "sevem")
      await (try SQLiteDatabase.open(.file(folder.file), migrations: migrations)).close()
    }

    let contents = try folder.contents()

    #expect(
      Set(contents.keys) == [
        "test.sqlite", "test.sqlite.damaged", "test.sqlite.damaged-2", "test.sqlite.damaged-3",
      ])
    #expect(contents["test.sqlite.damaged-3"] == damaged)
  }

  /// Catches "rebuilt from the data" where rows are missing: the repair takes the table's side.
  @Test func `rows that are only in the indexes are counted before they are removed`() async throws {
    try await makeNotes()
    let page = try page(of: "note")
    let range = page * 4096..<(page + 1) * 4096
    let older = try Data(contentsOf: folder.file)[range]
    let writing = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    try await writing.write { try $0.execute("INSERT INTO note VALUES ('ten', 'body')") }
    await writing.close()
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(range, with: older)
    try bytes.write(to: folder.file)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)

    let repair = try #require(await database.repair)
    #expect(repair.missingRowCount == 1)
    #expect(
      repair.sentence == """
        The data on this device was damaged, and one entry is missing. Check it, and enter again what is missing. \
        The damaged file is kept as test.sqlite.damaged.
        """)
  }

  /// Catches a count by another index: SQLite counts all rows by the smallest one, whichever is named.
  @Test func `a row that only one of two indexes has is missing`() async throws {
    let cards = [Migration("CREATE TABLE card (id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE) STRICT")]
    func insert(_ id: String) async throws {
      let database = try await SQLiteDatabase.open(.file(folder.file), migrations: cards)
      try await database.write { try $0.execute("INSERT INTO card VALUES (?, ?)", id, id) }
      await database.close()
    }
    try await insert("one")
    let older = try Data(contentsOf: folder.file)
    let ranges = try ["card", "sqlite_autoindex_card_2"].map { try page(of: $0) * 4096 }.map { $0..<$0 + 4096 }
    try await insert("two")
    var bytes = try Data(contentsOf: folder.file)
    for range in ranges { bytes.replaceSubrange(range, with: older[range]) }
    try bytes.write(to: folder.file)

    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: cards)

    #expect(await database.repair?.missingRowCount == 1)
  }

  /// Catches a repair that cannot be recorded in the file, since the file has no table for it yet.
  @Test func `the repair of a file of an earlier version is recorded, too`() async throws {
    do {
      try DatabaseFile(folder.file).createNew()
      let connection = try Connection(path: folder.file.path(percentEncoded: false), lockTimeout: .zero)
      try connection.migrate(migrations, [])
      try connection.write { _ = try $0.execute("INSERT INTO note VALUES ('seven', 'body')") }
    }
    _ = try damage("sqlite_autoindex_note_1", "seven", to: "sevem")

    await (try SQLiteDatabase.open(.file(folder.file), migrations: migrations)).close()
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)

    #expect(await database.repair?.rebuiltIndexes == true)
  }

  /// Catches a backup that is not read whole: the app would not find a row of it.
  @Test func `a damaged index of a backup is rebuilt when it is restored`() async throws {
    try await makeNotes()
    _ = try damage("sqlite_autoindex_note_1", "seven", to: "sevem")
    let restored = folder.url.appending(path: "restored.sqlite")

    _ = try SQLiteDatabase.restore(folder.file, to: restored, migrations: migrations)

    let database = try await SQLiteDatabase.open(.file(restored), migrations: migrations, checksPages: false)
    #expect(try await database.read { try $0.query("SELECT body FROM note WHERE id = 'seven'").count } == 1)
    #expect(await database.repair?.rebuiltIndexes == true)
  }

  /// Catches a false "This is saved already".
  @Test func `rows with the same key are reported as damage`() async throws {
    try await makeNotes()
    let page = try page(of: "note")
    var bytes = try Data(contentsOf: folder.file)
    let range = try #require(bytes.range(of: Data("seven".utf8), in: page * 4096..<(page + 1) * 4096))
    bytes.replaceSubrange(range, with: Data("eight".utf8))
    try bytes.write(to: folder.file)

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    }

    #expect(error?.kind == .damaged)
    #expect(try folder.contents() == ["test.sqlite": bytes])
  }

  /// SQLite takes the missing part of the last page for zeros.
  @Test(arguments: [1, 751, 4095])
  func `a file that ends inside a page is refused, and is not touched`(_ count: Int) async throws {
    try await makeNotes()
    try Data(contentsOf: folder.file).dropLast(count).write(to: folder.file)
    let before = try folder.contents()

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    }

    #expect(error?.kind == .damaged)
    #expect(try folder.contents() == before)
  }

  /// Catches tables that keep a rule no longer: one byte makes `UNIQUE` another word.
  @Test(arguments: [
    ("NOT NULL)", "NOT NUML)"), ("note (id", "nose (id"), ("body TEXT", "bodz TEXT"), ("digest INT", "digesu INT"),
  ])
  func `tables that are not as they were made are refused`(_ word: String, _ other: String) async throws {
    try await makeNotes()
    var bytes = try Data(contentsOf: folder.file)
    let range = try #require(bytes.range(of: Data(word.utf8)))
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: folder.file)

    let error = await #expect(throws: DatabaseError.self) {
      try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    }

    #expect(error?.kind == .damaged)
  }

  private func makeNotes() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: migrations)
    try await database.write { transaction in
      for id in ["seven", "eight", "nine"] { try transaction.execute("INSERT INTO note VALUES (?, ?)", id, "body") }
    }
    await database.close()
  }

  /// Changes a text in the page of an index.
  private func damage(_ index: String, _ text: String, to other: String) throws -> Data {
    let page = try page(of: index)
    var bytes = try Data(contentsOf: folder.file)
    let range = try #require(bytes.range(of: Data(text.utf8), in: page * 4096..<(page + 1) * 4096))
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: folder.file)
    return bytes
  }

  /// Returns the first page of a table or an index, counted from zero.
  private func page(of name: String) throws -> Int {
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'"
    return try SQLiteDatabase.salvage(sql, from: folder.file).rows[0]["rootpage"] - 1
  }
}
