import FlowStorage
import Storage
import Testing
import Transfer

struct SQLiteIntentTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  @Test func `resumes open intents at the next launch`() async throws {
    let database = try await file.open()
    try await SQLiteIntentStore(in: database).begin(.first)
    await database.close()

    let store = SQLiteIntentStore(in: try await file.open())

    #expect(try await store.openIntentIDs() == [.number(1)])
    #expect(try await store.record(of: .number(1))?.intent == .first)
  }

  /// Catches one that reads and then writes: both would find that there is none.
  @Test func `an intent that two stores on one file begin at once is begun only once`() async throws {
    let intent = try TransferIntent.first
    let stores = try await twoOnOneFile()

    let errors = await begin(Array(repeating: intent, count: 10), in: stores)

    #expect(errors == Array(repeating: .idUsed, count: 9))
    for store in stores { #expect(try await store.openIntentIDs() == [intent.id]) }
  }

  @Test func `a quote that two stores on one file use at once is used by only one intent`() async throws {
    let intents = try (1...10).map { try TransferIntent.make($0, quote: 1) }
    let stores = try await twoOnOneFile()

    let errors = await begin(intents, in: stores)

    #expect(errors == Array(repeating: .quoteUsed, count: 9))
    for store in stores { #expect(try await store.openIntentIDs().count == 1) }
  }

  @Test func `an intent that one has closed cannot be abandoned by the other`() async throws {
    let stores = try await twoOnOneFile()
    let transfer = try BankTransfer.of(.first)
    try await stores[0].begin(.first)
    try await stores[0].close(.number(1), with: transfer)

    try await stores[1].abandon(.number(1), because: .notFound)

    for store in stores { #expect(try await store.record(of: .number(1))?.state == .closed(transfer)) }
  }

  /// Catches a table that grows with each transfer, since every launch reads it.
  @Test func `keeps the open and the unread intents, and the newest hundred of the others`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.make(1, quote: 1))
    try await store.begin(.make(2, quote: 2))
    try await store.abandon(.number(2), because: .insufficientFunds)

    for number: UInt8 in 3...105 {
      let intent = try TransferIntent.make(number, quote: Int(number))
      try await store.begin(intent)
      try await store.close(intent.id, with: .of(intent))
    }

    #expect(try await store.openIntentIDs() == [.number(1)])
    #expect(try await store.unsent().map(\.intent.id) == [.number(2)])
    for number: UInt8 in 3...5 { #expect(try await store.record(of: .number(number)) == nil) }
    #expect(try await store.record(of: .number(6))?.intent.id == .number(6))
    #expect(try await store.unreadableCount() == 0)
    let count: Int? = try await database.read { try $0.query("SELECT count(*) AS n FROM intent").first?["n"] }
    #expect(count == 102)
  }

  private func twoOnOneFile() async throws -> [SQLiteIntentStore] {
    [SQLiteIntentStore(in: try await file.open()), SQLiteIntentStore(in: try await file.open())]
  }

  /// Records all intents at once, alternating between the stores, and returns the errors.
  private func begin(_ intents: [TransferIntent], in stores: [SQLiteIntentStore]) async -> [IntentStoreError] {
    await withTaskGroup(of: IntentStoreError?.self) { group in
      for (index, intent) in intents.enumerated() {
        group.addTask {
          do throws(IntentStoreError) {
            try await stores[index % stores.count].begin(intent)
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { errors, error in errors += [error].compactMap { $0 } }
    }
  }
}

// MARK: - Damaged files

extension SQLiteIntentTests {
  @Test func `reports intents of a closed database as unavailable`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.first)
    await database.close()

    await #expect(throws: IntentStoreError.unavailable) { try await store.begin(.second) }
    await #expect(throws: IntentStoreError.unavailable) { try await store.close(.number(1), with: .of(.first)) }
    await #expect(throws: IntentStoreError.unavailable) { try await store.abandon(.number(1), because: .notFound) }
    await #expect(throws: IntentStoreError.unavailable) { try await store.openIntentIDs() }
    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(1)) }
  }

  @Test func `an unreadable intent is unavailable, and not missing; the others can be read`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.first)
    try await database.write { try $0.execute("UPDATE intent SET body = '{}'") }
    try await store.begin(.second)

    #expect(try await store.openIntentIDs() == [.number(2)])
    #expect(try await store.unreadableCount() == 1)
    #expect(try await store.record(of: .number(2))?.intent == .second)
    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(1)) }
  }

  /// Catches a proof of the intent alone: an empty answer of the bank would close an unanswered request.
  @Test(arguments: ["transfer = ''", "refusal = x''", "transfer = '{}'", "quote = 'quote-9'", "proof = ''"])
  func `an intent of which any column has changed is not read`(_ change: String) async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.first)
    try await database.write { transaction in
      try transaction.execute("UPDATE intent SET \(change.replacing("x''", with: "CAST(x'' AS TEXT)"))")
    }

    #expect(try await store.unreadableCount() == 1)
    #expect(try await store.openIntentIDs() == [])
    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(1)) }
    await #expect(throws: IntentStoreError.unavailable) { try await store.close(.number(1), with: .of(.first)) }
  }

  /// Catches "it was never begun", reported for an intent whose name is damaged.
  @Test func `a missing intent is unknown while another cannot be read`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.first)
    try await database.write { try $0.execute("UPDATE intent SET id = replace(id, '1', '7')") }

    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(1)) }
    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(7)) }
  }

  /// Catches a proof that is computed again when it is read: it would always fit.
  @Test func `a request that changes in the file is never read`() async throws {
    let database = try await SQLiteDatabase.empty
    let store = SQLiteIntentStore(in: database)
    try await store.begin(.first)
    try await database.write { try $0.execute("UPDATE intent SET body = replace(body, 'Rent', 'Bribe')") }

    await #expect(throws: IntentStoreError.unavailable) { try await store.record(of: .number(1)) }
  }
}
