public import Database
public import Transfer

/// Keeps intents on the disk.
///
/// Each change is one statement, so there is no moment at which half of it is done.
public struct SQLiteIntentStore: IntentStore {
  private let database: SQLiteDatabase

  /// The intents in this database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Writes an open intent down.
  public func begin(_ intent: TransferIntent) async throws(IntentStoreError) {
    let isNew: Bool
    do {
      let body = try intent.storedJSON()
      isNew = try await database.write { transaction in
        try transaction.execute(
          "INSERT INTO intent (id, quote, body) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
          intent.id.text, intent.quote.id.text, body) == 1
      }
    } catch DatabaseError.constraint(.unique, _) {
      // SQLite looks at the id first, as that has a clause of its own; so this is the quote.
      throw .quoteUsed
    } catch {
      throw .unavailable
    }
    guard isNew else { throw .idUsed }
  }

  /// Keeps the transfer, and so closes its intent.
  public func close(_ id: TransferIntent.ID, with transfer: BankTransfer) async throws(IntentStoreError) {
    try await end(id, setting: "transfer", to: transfer)
  }

  /// Keeps the refusal, and so abandons its intent.
  public func abandon(_ id: TransferIntent.ID, because refusal: TransferRefusal) async throws(IntentStoreError) {
    try await end(id, setting: "refusal", to: refusal)
  }

  /// The intents that are open, the oldest first.
  public func openIntentIDs() async throws(IntentStoreError) -> [TransferIntent.ID] {
    do {
      let ids: [String] = try await database.read { transaction in
        try transaction.query("SELECT id FROM intent WHERE \(Self.isOpen) ORDER BY position").map { try $0["id"] }
      }
      return try ids.map(TransferIntent.ID.init)
    } catch {
      throw .unavailable
    }
  }

  /// What has become of an intent.
  public func record(of id: TransferIntent.ID) async throws(IntentStoreError) -> IntentRecord? {
    do {
      let row = try await database.read { transaction in
        try transaction.query("SELECT body, transfer, refusal FROM intent WHERE id = ?", id.text).first
      }
      return try row.map(IntentRecord.init)
    } catch {
      throw .unavailable
    }
  }

  private static let isOpen = "transfer IS NULL AND refusal IS NULL"

  private func end(
    _ id: TransferIntent.ID, setting column: StaticString, to outcome: some Encodable
  ) async throws(IntentStoreError) {
    do {
      let outcome = try outcome.storedJSON()
      try await database.write { transaction in
        try transaction.execute("UPDATE intent SET \(column) = ? WHERE id = ? AND \(Self.isOpen)", outcome, id.text)
      }
    } catch {
      throw .unavailable
    }
  }
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
