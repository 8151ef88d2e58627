import Business
import FlowStorage

/// The business store of a Business flow, which makes all changes at its end in one transaction.
struct StoredBusiness: BusinessStore {
  let accounts: Accounts
  /// The changes that are made together with storing a business.
  let additionalChanges = AdditionalChanges<BusinessProfile>()

  func businesses(from position: Int?) async throws(BusinessStoreError) -> BusinessPage {
    try await accounts.page(from: position)
  }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    let changes: [StoredChange]
    do { changes = try additionalChanges.changes(for: business) } catch { throw .unavailable }
    try await accounts.save(business, with: changes)
  }
}
