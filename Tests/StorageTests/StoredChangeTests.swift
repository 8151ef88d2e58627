import FlowKit
import FlowStorage
import Storage
import Testing

/// The durability of combined changes.
struct StoredChangeTests {
  private let database: SQLiteDatabase
  private let typed: SQLiteDocument<Int>
  private let money: SQLiteDocument<Int>

  init() async throws {
    database = try await SQLiteDatabase.empty
    typed = try await SQLiteDocument(named: "typed", title: "typed", of: .person, in: database)
    money = try await SQLiteDocument(
      named: "money", title: "money", of: .person, in: database, durability: .survivesPowerLoss)
  }

  @Test func `does not wait for the disk with unfinished input`() async throws {
    await typed.set(1)
    #expect(try await level == .integer(1))

    try await database.apply([typed.setting(2), typed.changing { $0.map { $0 + 1 } }])
    #expect(try await level == .integer(1))
  }

  @Test func `waits for the disk if one of several changes requires it`() async throws {
    try await typed.store(1)
    #expect(try await level == .integer(2))
    await typed.set(2)
    #expect(try await level == .integer(1))

    try await database.apply([typed.setting(3), money.setting(1)])
    #expect(try await level == .integer(2))
    await typed.set(4)
    await money.set(2)
    #expect(try await level == .integer(2))
  }

  @Test func `a business, a profile and a user wait for the disk`() async throws {
    await typed.set(1)
    try await SQLiteBusinessStore(in: database).save(.acme)
    #expect(try await level == .integer(2))

    await typed.set(2)
    try await SQLiteProfileStore(in: database).save(.ada)
    #expect(try await level == .integer(2))

    await typed.set(3)
    try await SQLiteUserStore(in: database).save(.ada)
    #expect(try await level == .integer(2))
  }

  @Test func `an intent waits for the disk at every step`() async throws {
    let store = SQLiteIntentStore(in: database)
    await typed.set(1)
    try await store.begin(.first)
    #expect(try await level == .integer(2))

    await typed.set(2)
    try await store.close(.number(1), with: .of(.first))
    #expect(try await level == .integer(2))
  }

  @Test func `without a change, there is no transaction`() async throws {
    let before = await database.commitCount

    try await database.apply([])
    try await database.apply([typed.setting(nil), money.setting(nil)])

    #expect(await database.commitCount == before)
  }

  private var level: DatabaseValue? {
    get async throws { try await database.read { try $0.query("PRAGMA synchronous") }.first?.values.first }
  }
}
