public import Database
import Documents
public import Transfer

/// An intent store on the disk.
///
/// Each change is one transaction.
public struct SQLiteIntentStore: IntentStore {
  private let database: SQLiteDatabase

  /// Creates a store in a database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Writes an open intent down.
  public func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    let isNew: Bool
    do {
      let values: [DatabaseValue] = [
        .text(intent.id.text), .text(intent.quote.id.text), .text(try intent.storedJSON()), .null, .null,
      ]
      isNew = try await database.write { transaction in
        try transaction.execute(
          """
          INSERT INTO intent (id, quote, body, transfer, refusal, proof) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING
          """,
          values[0], values[1], values[2], values[3], values[4], StoredTable.intent.proof(of: values)) == 1
      }
    } catch DatabaseError.constraint(.unique, _) {
      // The conflict clause covers the id, so this is the quote.
      throw .quoteUsed
    } catch {
      throw .unavailable
    }
    guard isNew else { throw .idUsed }
  }

  /// Stores the transfer, which closes its intent.
  public func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try await end(id) { (.text(try transfer.storedJSON()), .null) }
  }

  /// Stores the refusal, which abandons its intent.
  public func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try await end(id) { (.null, .text(try refusal.storedJSON())) }
  }

  /// Returns the ids of the open intents that can be read, oldest first.
  public func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] {
    do {
      let rows = try await database.read { try $0.rows(of: .intent) }
      return try rows.filter { $0.isOpen && StoredTable.intent.isIntact($0) }.map {
        try TransferIntent.ID($0["id"] as String)
      }
    } catch {
      throw .unavailable
    }
  }

  /// Returns the number of damaged intents.
  public func unreadableCount() async throws(IntentStoreError) -> Int {
    do {
      return try await database.read { try $0.unreadableCount(in: .intent) }
    } catch {
      throw .unavailable
    }
  }

  /// Returns the record of an intent.
  public func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    do {
      switch try await database.read({ try $0.row(of: .intent, where: "id", is: id.text) }) {
      case .found(let row): return try IntentRecord(row)
      case .missing: return nil
      case .unreadable: throw IntentStoreError.unavailable
      }
    } catch {
      throw .unavailable
    }
  }

  private func end(
    _ id: TransferIntent.ID, with outcome: @Sendable () throws -> (transfer: DatabaseValue, refusal: DatabaseValue)
  ) async throws(IntentStoreError) {
    do {
      let outcome = try outcome()
      try await database.write { transaction in
        let reader = transaction.reader
        switch try reader.row(of: .intent, where: "id", is: id.text) {
        case .found(let row) where row.isOpen:
          try transaction.put(row.values.prefix(3) + [outcome.transfer, outcome.refusal], in: .intent)
        case .found, .missing: break
        case .unreadable: throw IntentStoreError.unavailable
        }
      }
    } catch {
      throw .unavailable
    }
  }
}

extension DatabaseRow {
  /// Whether the bank's answer is not known yet.
  fileprivate var isOpen: Bool { values[3] == .null && values[4] == .null }
}

extension IntentRecord {
  fileprivate init(_ row: DatabaseRow) throws {
    let transfer: String? = try row["transfer"]
    let refusal: String? = try row["refusal"]
    self.init(try TransferIntent(storedJSON: row["body"]))
    if let transfer { state = .closed(try BankTransfer(storedJSON: transfer)) }
    if let refusal { state = .abandoned(try TransferRefusal(storedJSON: refusal)) }
  }
}
