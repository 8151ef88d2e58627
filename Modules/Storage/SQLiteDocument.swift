public import Database
public import Forms
import Synchronization

/// One value under a name, such as a draft: read when the app is launched, at hand at once, saved at every change.
///
/// It is kept as well as can be: a text that cannot be read any more counts for none, and a value that cannot be written
/// is still at hand until the app is gone.
public final class SQLiteDocument<Value: Codable & Sendable>: Sendable {
  private let name: String
  private let database: SQLiteDatabase
  private let value: Mutex<Value?>

  /// Reads the value of that name.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(named name: String, in database: SQLiteDatabase) async throws {
    self.name = name
    self.database = database
    let body: String? = try await database.read { transaction in
      try transaction.query("SELECT body FROM document WHERE name = ?", name).first?["body"]
    }
    value = Mutex(body.flatMap { try? Value(storedJSON: $0) })
  }

  /// The value that was kept last, if there is one.
  public func load() -> Value? {
    value.withLock { $0 }
  }

  /// Keeps the value in the place of the one that there was; nil keeps none.
  public func keep(_ newValue: Value?) async {
    value.withLock { $0 = newValue }
    _ = try? await database.write { [name] transaction in
      // The value as it is by now: of several that are kept at once, the last to be written is the newest.
      if let value = self.load() {
        try Self.write(value, named: name, in: transaction)
      } else {
        try transaction.execute("DELETE FROM document WHERE name = ?", name)
      }
    }
  }

  /// Puts the value in the place of the one that there was; when the call returns, it is on the disk.
  /// - Throws: `DatabaseError` when it could not be written; then the value is the one that there was.
  public func store(_ newValue: Value) async throws {
    try await database.write { [name] transaction in
      try Self.write(newValue, named: name, in: transaction)
    }
    value.withLock { $0 = newValue }
  }

  private static func write(_ value: Value, named name: String, in transaction: borrowing WriteTransaction) throws {
    try transaction.execute(
      "INSERT INTO document (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body",
      name, try value.storedJSON())
  }
}

// MARK: - DraftStore

extension SQLiteDocument: DraftStore {
  /// Keeps the draft in the place of the one that there was.
  public func save(_ draft: Value) async { await keep(draft) }

  /// Forgets the draft.
  public func clear() async { await keep(nil) }
}
