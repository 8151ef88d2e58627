import FlowLocalization
import FlowTesting
import Foundation
import Testing

@testable import FlowStorage

/// The state that a file records about itself: the totals of its tables, and its repairs.
struct FileStateTests {
  private struct Failure: Error {}

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Catches a total that changes without its rows, or does not change with them.
  @Test func `a total changes with its transaction`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    try await database.write { transaction in
      try transaction.setTotal(of: "person", to: TableTotal(count: 1, digest: 5))
      transaction.changeTotal(of: "unknown") { $0.add(1) }
    }
    try await database.write { transaction in
      transaction.changeTotal(of: "person") { $0.add(7) }
      transaction.changeTotal(of: "person") { $0.add(-1) }
    }
    try await database.write { $0.changeTotal(of: "person") { $0.remove(5) } }
    await #expect(throws: Failure.self) {
      try await database.write { transaction in
        transaction.changeTotal(of: "person") { $0.add(100) }
        throw Failure()
      }
    }
    try await database.write { try $0.insert("Ada") }
    await database.close()

    let next = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)

    #expect(try await next.read { $0.countsRows })
    #expect(try await next.read { try $0.total(of: "person") } == TableTotal(count: 2, digest: 6))
    #expect(try await next.read { try $0.total(of: "unknown") } == nil)
  }

  @Test func `a database in memory counts no rows, and notes no repairs`() async throws {
    let database = try await SQLiteDatabase.people()

    try await database.write { transaction in
      try transaction.setTotal(of: "person", to: TableTotal(count: 1))
      transaction.changeTotal(of: "person") { $0.add(7) }
      try transaction.recordRepair("Mended.")
    }

    #expect(try await !database.read { $0.countsRows })
    #expect(try await database.read { try $0.total(of: "person") } == nil)
    #expect(await database.repair == nil)
  }

  @Test func `repairs are recorded until they are read, and reported together`() async throws {
    let database = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    for sentence: LocalizedText in ["One.", "Two."] { try await database.write { try $0.recordRepair(sentence) } }
    let noted = await database.repair?.sentence
    await database.close()
    let next = try await SQLiteDatabase.open(.file(folder.file), migrations: .people)
    let reopened = await next.repair?.sentence
    try await next.didReadRepair()
    let count = await next.commitCount
    try await next.didReadRepair()

    #expect([noted, reopened] == ["One. Two.", "One. Two."])
    #expect(await next.repair == nil)
    #expect(await next.commitCount == count)
    await next.close()
    #expect(await (try SQLiteDatabase.open(.file(folder.file), migrations: .people)).repair == nil)
  }

  /// Catches a launch that writes though there is nothing new.
  @Test func `tables that are counted already are not counted again`() async throws {
    let schema = StoredSchema(parts: [])
    let disk = MemoryDisk()
    for location in [DatabaseLocation.file(folder.file), .disk(disk, name: "app")] {
      await (try schema.open(location)).close()

      let database = try await schema.open(location)

      #expect(await database.commitCount == 0)
      await database.close()
    }
  }

  /// Catches a later repair that makes an earlier one unsaid.
  @Test func `a repair adds an earlier one`() {
    let copies = ["", "-2", "-3"].map { URL(filePath: "/a.damaged" + $0) }
    var former = DatabaseRepair()
    (former.lostEndOfLog, former.copies, former.missingRowCount) = (true, [copies[0], copies[2]], 1)
    var repair = DatabaseRepair()
    (repair.rebuiltIndexes, repair.copies, repair.missingRowCount) = (true, [copies[1], copies[2]], 1)

    repair.add(former)
    var latest = DatabaseRepair()
    latest.lostEndOfLog = true
    latest.add(DatabaseRepair())
    let journal = URL(filePath: "/a.stray-journal")
    var (indexes, journals) = (DatabaseRepair(), DatabaseRepair())
    (indexes.rebuiltIndexes, indexes.journal) = (true, journal)
    indexes.add(DatabaseRepair())
    journals.add(indexes)
    journals.copies = Array(copies.prefix(2))

    #expect(latest.lostEndOfLog)
    #expect(indexes.rebuiltIndexes && indexes.journal == journal)
    #expect(journals.rebuiltIndexes && journals.journal == journal)
    #expect(journals.sentence.developerForm.hasSuffix("The damaged files are kept as a.damaged, a.damaged-2."))
    #expect(
      repair.sentence.developerForm
        == "The data on this device was damaged, and 2 entries are missing. Check it, and enter again what is missing. "
        + "The latest changes on this device can't be read, and may be missing. Check what you did last. "
        + "The damaged files are kept as a.damaged, a.damaged-2, a.damaged-3.")
  }
}
