public import Money

/// Where the person's businesses are kept.
public protocol BusinessStore: Sendable {
  /// All businesses, in the order in which they were stored first.
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile]

  /// Stores the business in the place of the one with its id; when the call returns, it will not be lost.
  func save(_ business: BusinessProfile) async throws(BusinessStoreError)
}

/// Why a business could not be read or stored.
public enum BusinessStoreError: ReadableError {
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "Your businesses cannot be reached just now. Nothing that you entered is lost: try again."
    }
  }
}
