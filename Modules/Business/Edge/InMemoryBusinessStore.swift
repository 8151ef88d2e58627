/// A business store in memory, for tests and previews.
public actor InMemoryBusinessStore: BusinessStore {
  private var businesses: [BusinessProfile]

  public init(_ businesses: [BusinessProfile] = []) {
    self.businesses = businesses
  }

  public func businesses(from position: Int?) -> BusinessPage { BusinessPage(businesses.reversed()) }

  /// Stores the business, and replaces the one with its id.
  public func save(_ business: BusinessProfile) {
    if let index = businesses.firstIndex(where: { $0.id == business.id }) {
      businesses[index] = business
    } else {
      businesses.append(business)
    }
  }
}
