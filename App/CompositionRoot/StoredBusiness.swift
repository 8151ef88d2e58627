import Business
import Storage

/// The businesses as a Business flow sees them: what its end stores, clears and remembers is one transaction.
struct StoredBusiness: BusinessStore {
  let accounts: Accounts
  /// What else is stored when a business is.
  let ending: @Sendable (BusinessProfile) throws -> [StoredChange]

  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] { accounts.allBusinesses }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    let changes: [StoredChange]
    do { changes = try ending(business) } catch { throw .unavailable }
    try await accounts.save(business, with: changes)
  }
}
