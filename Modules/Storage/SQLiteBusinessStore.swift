public import Business
public import FlowStorage

/// A business store on the disk.
public struct SQLiteBusinessStore: BusinessStore {
  private let database: SQLiteDatabase

  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// The number of businesses on a page.
  public static let pageSize = 10

  public func businesses(from position: Int?) async throws(BusinessStoreError) -> BusinessPage {
    do {
      return try await database.read { transaction in
        let page = try transaction.page(of: .business, from: position, atMost: Self.pageSize)
        return BusinessPage(
          try page.rows.map { try BusinessProfile(storedJSON: $0["body"]) }, unreadableCount: page.unreadableCount,
          next: page.next)
      }
    } catch {
      throw .unavailable
    }
  }

  /// Returns the number of businesses whose rows are lost.
  public func missingCount() async throws(BusinessStoreError) -> Int {
    do {
      return try await database.read { try $0.missingCount(in: .business) }
    } catch {
      throw .unavailable
    }
  }

  /// Returns a business; nil if it is not stored, or damaged.
  public func business(with id: BusinessID) async throws(BusinessStoreError) -> BusinessProfile? {
    do {
      return try await database.read { transaction in
        guard case .found(let row) = try transaction.knownRow(of: .business, where: "id", is: id.description) else {
          return nil
        }
        return try BusinessProfile(storedJSON: row["body"])
      }
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

  public func saving(_ business: BusinessProfile) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.text(business.id.description), .text(try business.storedJSON())], in: .business)
    }
  }
}
