public import Business
public import FlowStorage

/// A business store on the disk.
public struct SQLiteBusinessStore: BusinessStore {
  private let database: SQLiteDatabase

  /// Creates a store in a database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Returns all businesses that can be read, in the order in which they were stored first.
  public func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    do {
      return try await database.read { transaction in
        try transaction.rows(of: .business).filter(StoredTable.business.isIntact)
          .map { try BusinessProfile(storedJSON: $0["body"]) }
      }
    } catch {
      throw .unavailable
    }
  }

  /// Returns the number of damaged businesses.
  public func unreadableCount() async throws(BusinessStoreError) -> Int {
    do {
      return try await database.read { try $0.unreadableCount(in: .business) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the business, and replaces the one with its id; when the call returns, it is on the disk.
  public func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    do {
      try await database.apply([saving(business)])
    } catch {
      throw .unavailable
    }
  }

  /// Returns the change that stores the business.
  public func saving(_ business: BusinessProfile) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.text(business.id.description), .text(try business.storedJSON())], in: .business)
    }
  }
}
