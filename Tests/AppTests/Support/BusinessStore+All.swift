import Business

extension BusinessStore {
  /// Returns all businesses that can be read, in the order in which they were stored first.
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    var page = try await businesses(from: nil)
    var all = page.businesses
    while let next = page.next {
      page = try await businesses(from: next)
      all += page.businesses
    }
    return all.reversed()
  }
}
