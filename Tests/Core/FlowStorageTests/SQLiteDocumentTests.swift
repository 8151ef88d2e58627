import Dispatch
import FlowLocalization
import FlowTesting
import Testing

@testable import FlowStorage

struct SQLiteDocumentTests {
  /// Catches a write of the value at the time of the call: the order in which two reach the disk is undefined.
  @MainActor
  @Test func `writes the current value when the write runs`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    let gate = DispatchSemaphore(value: 0)

    // The main actor's tasks begin in this order, so while the database is held, the others queue up behind it.
    let held = Task { try await database.write { _ in gate.wait() } }
    let first = Task { await document.set(1) }
    let stored = Task {
      try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database).load()
    }
    let second = Task { await document.set(2) }
    let opened = Task { _ = gate.signal() }
    for task in [first, second, opened] { await task.value }
    try await held.value

    #expect(try await stored.value == 2)
  }

  @Test func `values of different names are kept apart`() async throws {
    let database = try await SQLiteDatabase.empty
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
    let other = try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database)

    await one.set(1)
    await other.set(2)
    await other.set(nil)

    #expect(try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).load() == 1)
    #expect(try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database).load() == nil)
  }

  @Test func `loads the stored value at the next launch`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)

    try await document.store(1)
    try await document.store(2)

    #expect(document.load() == 2)
    #expect(try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database).load() == 2)
  }

  @Test func `keeps the previous value when storing fails`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    try await document.store(1)
    await database.close()

    await #expect(throws: DatabaseError.self) { try await document.store(2) }

    #expect(document.load() == 1)
  }

  /// Catches a draft that could not be saved, and is there again after the end that has cleared it.
  @Test(arguments: [nil, 1])
  func `a change back to the stored value replaces a value that could not be written`(written: Int?) async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    await document.set(written)
    await database.limitCommits(to: await database.commitCount)
    await document.set(2)
    let (kept, unsaved) = (document.load(), await database.unsavedDocuments)
    await database.limitCommits(to: nil)

    try await database.apply([document.setting(written)])

    #expect(kept == 2)
    #expect(unsaved == ["number: 2"])
    #expect(document.load() == written)
    #expect(await database.unsavedDocuments == [])
  }

  /// Catches a wait for the disk where nothing has to change.
  @Test func `a value that is not there is not deleted again, and a draft is saved`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(
      named: "number", title: "number", of: .person, in: database, durability: .survivesPowerLoss)
    let before = await database.commitCount

    await document.set(nil)
    let after = await database.commitCount
    await document.save(1)

    #expect(after == before)
    #expect(try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database).load() == 1)
  }

  @Test func `without a value, returns the first prefilled one, and stores nothing`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    for value in [nil, 2, 3] { document.prefill { value } }

    let prefilled = document.load()
    await document.set(1)
    let set = document.load()
    await document.clear()

    #expect([prefilled, set, document.load()] == [2, 1, 2])
    #expect(try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database).load() == nil)
  }

  /// Catches two transactions: killed between them, the app would return to the feature that was left.
  @Test func `is cleared with other changes in one transaction, or not at all`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    let other = try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database)
    document.clearing.add { value in value.map { [other.setting($0 * 10)] } ?? [] }
    await document.set(1)
    let before = await database.commitCount

    await database.limitCommits(to: before)
    await document.clear()
    let kept = [document.load(), other.load()]
    await database.limitCommits(to: nil)
    await document.clear()

    #expect(kept == [1, nil])
    #expect(await database.commitCount == before + 1)
    #expect([document.load(), other.load()] == [nil, 10])
  }
}

// MARK: - Damaged files

extension SQLiteDocumentTests {
  /// One byte that is not UTF-8 stopped the whole app, and broken JSON was dropped in silence.
  @Test(arguments: ["body = CAST(x'ff' AS TEXT)", "body = '2'", "proof = 'document/1/0000000000000000'", "body = ''"])
  func `reports a damaged row without hiding others`(_ damage: String) async throws {
    let database = try await SQLiteDatabase.empty
    for name in ["one", "other"] {
      try await SQLiteDocument<Int>(named: name, title: "", of: .person, in: database).store(1)
    }
    try await database.write { try $0.execute("UPDATE document SET \(damage) WHERE name = 'one'") }

    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
    let other = try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database)

    #expect(one.load() == nil)
    #expect(one.isUnreadable)
    #expect(other.load() == 1)
    #expect(!other.isUnreadable)
    #expect(try await StorageAudit(of: database, tables: [.document]).unreadableDocuments == ["one"])
  }

  /// Catches "it was never written", reported for a value whose name is damaged.
  @Test func `a missing value is unknown while another row cannot be read`() async throws {
    let database = try await SQLiteDatabase.empty
    try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).store(1)
    try await database.write { try $0.execute("UPDATE document SET name = 'onf'") }

    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)

    #expect(one.load() == nil)
    #expect(one.isUnreadable)
  }

  @Test func `a damaged value is quarantined when another replaces it`() async throws {
    let database = try await SQLiteDatabase.empty
    try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).store(12)
    try await database.write { try $0.execute("UPDATE document SET body = '13'") }
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)

    await one.set(2)

    #expect(!one.isUnreadable)
    #expect(try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database).load() == 2)
    #expect(try await StorageAudit(of: database, tables: [.document]).quarantinedCount == 1)
  }
}

// MARK: - Several as one

extension SQLiteDocumentTests {
  @Test func `changes of several are one transaction`() async throws {
    let database = try await SQLiteDatabase.empty
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
    let other = try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database)
    await other.set(5)
    let before = await database.commitCount

    try await database.apply([one.setting(1), other.changing { $0.map { $0 + 1 } }])

    #expect(await database.commitCount == before + 1)
    #expect([one.load(), other.load()] == [1, 6])
  }

  @Test func `changes that fail leave everything unchanged`() async throws {
    let database = try await SQLiteDatabase.empty
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
    let other = try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database)
    await other.set(5)

    await #expect(throws: Refused.self) {
      try await database.apply([one.setting(1), other.changing { _ in nil }, .refused])
    }

    #expect([one.load(), other.load()] == [nil, 5])
    #expect(try await SQLiteDocument<Int>(named: "other", title: "other", of: .person, in: database).load() == 5)
  }

  /// Catches an empty form that is full again, since the disk is.
  @Test func `a value that is cleared is gone until the process ends, even if that cannot be saved`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    await document.set(1)
    await database.close()

    await document.clear()

    #expect(document.load() == nil)
  }

  @Test func `its name and its title are known to the database`() async throws {
    let database = try await SQLiteDatabase.empty

    _ = try await SQLiteDocument<Int>(named: "number", title: "Your number", isDraft: true, of: .person, in: database)

    #expect(
      await database.documents == ["number": DocumentDescription(title: "Your number", isDraft: true, owner: .person)])
  }

  @Test func `waits while a save is held`() async throws {
    let database = try await SQLiteDatabase.empty
    let document = try await SQLiteDocument<Int>(named: "number", title: "number", of: .person, in: database)
    let disk = HoldingDisk()
    await database.use(disk)

    let saving = Task { await document.set(1) }
    await nextTurns { disk.heldCount >= 1 }
    let count = await database.commitCount
    disk.releaseAll()
    await saving.value

    #expect(await database.commitCount == count + 1)
  }

  /// Catches a write to the disk that changes nothing.
  @Test func `does not write nil over nil`() async throws {
    let database = try await SQLiteDatabase.empty
    let one = try await SQLiteDocument<Int>(named: "one", title: "one", of: .person, in: database)
    let before = await database.commitCount

    await one.clear()

    #expect(await database.commitCount == before)
  }
}

private struct Refused: Error {}

extension StoredChange {
  fileprivate static let refused = StoredChange(.survivesKill, write: { _ in throw Refused() })
}
