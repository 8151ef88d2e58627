import FlowLocalization
public import FlowStorage
import FlowValues
public import Transfer

/// An intent store on the disk.
///
/// Each change is one transaction.
public struct SQLiteIntentStore: IntentStore {
  private let database: SQLiteDatabase

  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Records an open intent.
  public func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    let isNew: Bool
    do {
      let values: [DatabaseValue] = [
        .text(intent.id.text), .text(intent.quote.id.text), .text(try intent.storedJSON()), .null, .null, .integer(0),
      ]
      isNew = try await database.write { transaction in
        try transaction.insert(values, in: .intent)
      }
    } catch DatabaseError.constraint(.unique, _) {
      // The conflict clause covers the id, so this is the quote.
      throw .quoteUsed
    } catch DatabaseError.outcomeUnknown {
      throw .outcomeUnknown
    } catch {
      throw .unavailable
    }
    guard isNew else { throw .idUsed }
  }

  public func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try await end(id) { (.text(try transfer.storedJSON()), .null) }
  }

  public func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try await end(id) { (.null, .text(try refusal.storedJSON())) }
  }

  /// Returns the ids of the open intents that can be read, oldest first.
  public func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] {
    do {
      let rows = try await database.read { try $0.intents(where: "transfer IS NULL AND refusal IS NULL") }
      return try rows.map { try TransferIntent.ID($0["id"] as String) }
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
        guard let row = try transaction.intent(id), row.isOpen else { return }
        // Home lists a created transfer; a refusal is reported until the person has read it, wherever they are.
        let isUnread = DatabaseValue.integer(outcome.transfer == .null ? 1 : 0)
        try transaction.put(row.values.prefix(3) + [outcome.transfer, outcome.refusal, isUnread], in: .intent)
        try transaction.forgetSettledIntents()
      }
    } catch {
      throw .unavailable
    }
  }
}

// MARK: - Unread refusals

extension SQLiteIntentStore {
  /// Returns the change that records an intent as not sent, if the disk did not confirm its record.
  public func abandoning(_ unconfirmed: TransferIntent) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      let refusal = DatabaseValue.text(try TransferRefusal.notRecorded.storedJSON())
      if let row = try transaction.intent(unconfirmed.id) {
        if row.isOpen { try transaction.put(row.values.prefix(4) + [refusal, .integer(1)], in: .intent) }
      } else {
        try transaction.put(
          [
            .text(unconfirmed.id.text), .text(unconfirmed.quote.id.text), .text(try unconfirmed.storedJSON()), .null,
            refusal, .integer(1),
          ], in: .intent)
      }
    }
  }

  /// Returns the transfers that were not sent, oldest first, until ``markAsRead(_:)``.
  public func unsent() async throws(IntentStoreError) -> [IntentRecord] {
    do {
      let rows = try await database.read { try $0.intents(where: "was_left = 1 AND refusal IS NOT NULL") }
      return try rows.map(IntentRecord.init)
    } catch {
      throw .unavailable
    }
  }

  /// Marks these transfers as read by the person.
  public func markAsRead(_ ids: [TransferIntent.ID]) async throws(IntentStoreError) {
    do {
      try await database.write { transaction in
        for id in ids {
          guard let row = try transaction.intent(id) else { continue }
          try transaction.put(row.values.prefix(5) + [.integer(0)], in: .intent)
        }
      }
    } catch {
      throw .unavailable
    }
  }
}

extension ReadTransaction {
  /// Returns the intact rows that meet a condition with an index, oldest first; ``SQLiteIntentStore/unreadableCount()`` counts the
  /// damaged ones.
  fileprivate func intents(
    where condition: StaticString, order: StaticString = "position"
  ) throws -> [DatabaseRow] {
    let table = StoredTable.intent
    let selection = (table.columns + ["proof"]).joined(separator: ", ")
    return try query("SELECT \(selection) FROM \(table.name) WHERE \(condition) ORDER BY \(order)")
      .filter(table.isIntact)
  }
}

extension TransferRefusal {
  fileprivate static let notRecorded = TransferRefusal(.status(.badRequest), "This device could not record it.")
}

extension WriteTransaction {
  /// Deletes all but the newest 100 settled intents, so that many transfers do not slow a launch down.
  ///
  /// The bank has all transfers, and is asked about an intent without a record.
  fileprivate func forgetSettledIntents() throws {
    let isSettled: StaticString = "(transfer IS NOT NULL OR refusal IS NOT NULL) AND was_left = 0"
    // A file with more is cleaned up in steps of 100.
    let old = try reader.intents(where: isSettled, order: "position DESC LIMIT 100 OFFSET 100")
    for row in old { try delete(row.values[0], from: .intent) }
  }

  /// Returns the row of an intent; nil if there is none.
  fileprivate func intent(_ id: TransferIntent.ID) throws -> DatabaseRow? {
    switch try reader.row(of: .intent, where: "id", is: id.text) {
    case .found(let row): row
    case .missing: nil
    case .unreadable: throw IntentStoreError.unavailable
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
