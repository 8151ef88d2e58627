import FlowScreens

/// Stores a business.
struct BusinessReviewInteractor: Sendable {
  let store: any BusinessStore
  let drafts: any DraftStore<BusinessDraft>

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) -> BusinessProfile {
    try await store.save(business)
    await drafts.clear()
    return business
  }
}
