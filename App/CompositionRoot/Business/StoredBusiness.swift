import Business
import Documents

/// The businesses as a Business flow sees them: what its end stores, clears and remembers is one transaction.
struct StoredBusiness: BusinessStore {
  let accounts: Accounts
  /// What else is stored when a business is.
  let consequences = Consequences<BusinessProfile>()

  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] { accounts.allBusinesses }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    let changes: [StoredChange]
    do { changes = try consequences.changes(for: business) } catch { throw .unavailable }
    try await accounts.save(business, with: changes)
  }
}
