/// Keeps businesses for as long as it lives itself: for tests and previews.
public actor InMemoryBusinessStore: BusinessStore {
  private var businesses: [BusinessProfile]

  /// A store that holds these businesses.
  public init(_ businesses: [BusinessProfile] = []) {
    self.businesses = businesses
  }

  /// All businesses, in the order in which they were stored first.
  public func loadAll() -> [BusinessProfile] { businesses }

  /// Puts the business in the place of the one with its id, or behind the others.
  public func save(_ business: BusinessProfile) {
    if let index = businesses.firstIndex(where: { $0.id == business.id }) {
      businesses[index] = business
    } else {
      businesses.append(business)
    }
  }
}
