public import Validation

/// Where the person's businesses are kept.
public protocol BusinessStore: Sendable {
  /// All businesses that can be read, in the order in which they were stored first.
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile]

  /// How many there are that cannot be read any more; they hide no other.
  func unreadableCount() async throws(BusinessStoreError) -> Int

  /// Stores the business in the place of the one with its id; when the call returns, it will not be lost.
  func save(_ business: BusinessProfile) async throws(BusinessStoreError)
}

extension BusinessStore {
  /// None, where nothing can be damaged.
  public func unreadableCount() async throws(BusinessStoreError) -> Int { 0 }
}

/// Why a business could not be read or stored.
public enum BusinessStoreError: ReadableError {
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "Your businesses cannot be reached just now. What you entered is still here: try again."
    }
  }
}
