import FlowStorage
import Storage
import Testing
import Transfer

/// The transfers that the person has left while they were pending.
struct LeftTransferTests {
  private let file: TemporaryFile
  private let database: SQLiteDatabase
  private let store: SQLiteIntentStore

  init() async throws {
    file = try TemporaryFile()
    database = try await file.open()
    store = SQLiteIntentStore(in: database)
  }

  @Test func `are unsent once they are refused, until the person knows`() async throws {
    for intent in try [TransferIntent.first, .second, .third] { try await store.begin(intent) }
    try await database.apply([store.leaving(.number(1)), store.leaving(.number(2))])
    let pending = try await store.unsent()
    try await store.abandon(.number(1), because: .insufficientFunds)
    try await store.close(.number(2), with: .of(.second))
    try await store.abandon(.number(3), because: .insufficientFunds)

    let unsent = try await store.unsent()
    try await store.markAsTold([.number(1)])

    #expect(pending == [])
    #expect(unsent == [try IntentRecord(.first, state: .abandoned(.insufficientFunds))])
    #expect(try await store.unsent() == [])
    #expect(try await store.record(of: .number(1))?.state == .abandoned(.insufficientFunds))
  }

  /// Catches a list in a document, which each process reads once: the second one's replaces the first one's.
  @Test func `are remembered in two processes, each with its own`() async throws {
    let other = try await file.open()
    let stores = [store, SQLiteIntentStore(in: other)]
    for (database, number) in [(database, 1), (other, 2)] as [(SQLiteDatabase, UInt8)] {
      try await stores[Int(number) - 1].begin(.make(number, quote: Int(number)))
      try await database.apply([stores[Int(number) - 1].leaving(.number(number))])
      try await stores[Int(number) - 1].abandon(.number(number), because: .insufficientFunds)
    }

    for store in stores { #expect(try await store.unsent().map(\.intent.id) == [.number(1), .number(2)]) }
    try await stores[0].markAsTold([.number(1)])
    #expect(try await stores[1].unsent().map(\.intent.id) == [.number(2)])
  }

  @Test func `one whose record the disk did not confirm is given up, whether it is there or not`() async throws {
    try await store.begin(.second)

    for intent in try [TransferIntent.first, .second] {
      try await database.apply([store.leaving(intent.id, unconfirmed: intent)])
    }

    #expect(try await store.unsent().map(\.intent.id) == [.number(2), .number(1)])
    #expect(try await store.openIntentIDs() == [])
    for record in try await store.unsent() {
      #expect(record.state == .abandoned(TransferRefusal(.status(.badRequest), "This device could not record it.")))
    }
  }

  @Test func `leaving one that was sent, or that nobody knows, changes nothing`() async throws {
    try await store.begin(.first)
    try await store.close(.number(1), with: .of(.first))

    try await database.apply([store.leaving(.number(1)), store.leaving(.number(2))])

    #expect(try await store.record(of: .number(1))?.state == .closed(try .of(.first)))
    #expect(try await store.record(of: .number(2)) == nil)
    #expect(try await store.unsent() == [])
  }

  @Test func `are taken from the document of the former version`() async throws {
    let file = try TemporaryFile()
    let former = try await file.open([Version1.migration, Version2.migration, Version3.migration])
    let ids = try await SQLiteDocument<[TransferIntent.ID]>(named: "left transfers", in: former)
    try await ids.store([.number(2), .number(3)])
    await former.close()

    let database = try await file.open()

    let store = SQLiteIntentStore(in: database)
    #expect(try await store.unsent().map(\.intent.id) == [.number(2)])
    #expect(try await store.openIntentIDs() == [.number(3)])
    try await store.abandon(.number(3), because: .notFound)
    #expect(try await store.unsent().map(\.intent.id) == [.number(3), .number(2)])
    #expect(try await SQLiteDocument<[TransferIntent.ID]>(named: "left transfers", in: database).load() == nil)
  }
}
