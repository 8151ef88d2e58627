import FlowKit
import FlowStorage
import Storage
import Testing
import Transfer

/// The transfers that were not sent, and of which the person has not read so.
struct UnsentTransferTests {
  private let file: TemporaryFile
  private let database: SQLiteDatabase
  private let store: SQLiteIntentStore

  init() async throws {
    file = try TemporaryFile()
    database = try await file.open()
    store = SQLiteIntentStore(in: database)
  }

  /// Catches a refusal that is silent unless something else was stored before, such as that the person had left.
  @Test func `are unsent once they are refused, until the person has read about them`() async throws {
    for intent in try [TransferIntent.first, .second, .third] { try await store.begin(intent) }
    let pending = try await store.unsent()
    try await store.abandon(.number(1), because: .insufficientFunds)
    try await store.close(.number(2), with: .of(.second))

    let unsent = try await store.unsent()
    try await store.markAsRead([.number(1)])

    #expect(pending == [])
    #expect(unsent == [try IntentRecord(.first, state: .abandoned(.insufficientFunds))])
    #expect(try await store.unsent() == [])
    #expect(try await store.record(of: .number(1))?.state == .abandoned(.insufficientFunds))
  }

  /// Catches a list in a document, which each process reads once: the second one's replaces the first one's.
  @Test func `are remembered in two processes, each with its own`() async throws {
    let other = try await file.open()
    let stores = [store, SQLiteIntentStore(in: other)]
    for number: UInt8 in [1, 2] {
      try await stores[Int(number) - 1].begin(.make(number, quote: Int(number)))
      try await stores[Int(number) - 1].abandon(.number(number), because: .insufficientFunds)
    }

    for store in stores { #expect(try await store.unsent().map(\.intent.id) == [.number(1), .number(2)]) }
    try await stores[0].markAsRead([.number(1)])
    #expect(try await stores[1].unsent().map(\.intent.id) == [.number(2)])
  }

  @Test func `a transfer whose record the disk did not confirm is given up, with or without a record`() async throws {
    try await store.begin(.second)

    for intent in try [TransferIntent.first, .second] { try await database.apply([store.abandoning(intent)]) }

    #expect(try await store.unsent().map(\.intent.id) == [.number(2), .number(1)])
    #expect(try await store.openIntentIDs() == [])
    for record in try await store.unsent() {
      #expect(record.state == .abandoned(TransferRefusal(.status(.badRequest), "This device could not record it.")))
    }
  }

  @Test func `a settled transfer is not given up`() async throws {
    try await store.begin(.first)
    try await store.close(.number(1), with: .of(.first))
    try await store.begin(.second)
    try await store.abandon(.number(2), because: .insufficientFunds)
    let before = [try await row(of: .number(1)), try await row(of: .number(2))]

    try await database.apply([store.abandoning(.first), store.abandoning(.second)])

    #expect([try await row(of: .number(1)), try await row(of: .number(2))] == before)
  }

  @Test func `are migrated from the document of the former version`() async throws {
    let file = try TemporaryFile()
    let former = try await file.open([Version1.migration, Version2.migration, Version3.migration])
    let ids = try await SQLiteDocument<[TransferIntent.ID]>(
      named: "left transfers", title: "left transfers", of: .person, in: former)
    try await ids.store([.number(2), .number(3)])
    await former.close()

    let database = try await file.open()

    let store = SQLiteIntentStore(in: database)
    #expect(try await store.unsent().map(\.intent.id) == [.number(2)])
    #expect(try await store.openIntentIDs() == [.number(3)])
    try await store.abandon(.number(3), because: .notFound)
    #expect(try await store.unsent().map(\.intent.id) == [.number(3), .number(2)])
    #expect(
      try await SQLiteDocument<[TransferIntent.ID]>(
        named: "left transfers", title: "left transfers", of: .person, in: database
      )
      .load() == nil)
  }

  /// Catches a transfer that is reported in place of another one: a byte of the list has changed.
  @Test func `a damaged document of the former version is quarantined, and not used`() async throws {
    let file = try TemporaryFile()
    let former = try await file.open([Version1.migration, Version2.migration, Version3.migration])
    let ids = try await SQLiteDocument<[TransferIntent.ID]>(
      named: "left transfers", title: "left transfers", of: .person, in: former)
    try await ids.store([.number(3)])
    try await former.write { try $0.execute("UPDATE document SET body = replace(body, '3', '2')") }
    await former.close()

    let database = try await file.open()

    #expect(try await SQLiteIntentStore(in: database).unsent() == [])
    let quarantined: [String] = try await database.read {
      try $0.query("SELECT content FROM aside").map { try $0["content"] }
    }
    #expect(quarantined.count == 1)
  }

  private func row(of id: TransferIntent.ID) async throws -> [DatabaseValue]? {
    try await database.read { try $0.query("SELECT * FROM intent WHERE id = ?", id.text).first?.values }
  }
}
