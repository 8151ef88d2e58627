import Forms

/// Stores a business.
struct BusinessReviewInteractor: Sendable {
  let store: any BusinessStore
  let drafts: any DraftStore<BusinessDraft>

  /// Stores the business; what was typed for it is not needed any more then.
  func save(_ business: BusinessProfile) async throws(BusinessStoreError) -> BusinessProfile {
    try await store.save(business)
    await drafts.clear()
    return business
  }
}
