public import Business
public import Database

/// Keeps the person's businesses on the disk.
public struct SQLiteBusinessStore: BusinessStore {
  private let database: SQLiteDatabase

  /// The businesses in this database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// All businesses, in the order in which they were stored first.
  public func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    do {
      let bodies: [String] = try await database.read { transaction in
        try transaction.query("SELECT body FROM business ORDER BY position").map { try $0["body"] }
      }
      return try bodies.map { try BusinessProfile(storedJSON: $0) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the business in the place of the one with its id; when the call returns, it is on the disk.
  public func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    do {
      let body = try business.storedJSON()
      try await database.write { transaction in
        try transaction.execute(
          "INSERT INTO business (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
          business.id.description, body)
      }
    } catch {
      throw .unavailable
    }
  }
}
