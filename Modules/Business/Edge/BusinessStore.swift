public import FlowScreens

/// Stores the person's businesses.
public protocol BusinessStore: Sendable {
  /// Returns all businesses that can be read, in the order in which they were stored first.
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile]

  /// Returns the number of businesses that cannot be read; the others can.
  func unreadableCount() async throws(BusinessStoreError) -> Int

  /// Stores the business, and replaces the one with its id; when the call returns, the change is durable.
  func save(_ business: BusinessProfile) async throws(BusinessStoreError)
}

extension BusinessStore {
  /// Returns zero, for a store that cannot be damaged.
  public func unreadableCount() async throws(BusinessStoreError) -> Int { 0 }
}

/// The reason why a business could not be read or stored.
public enum BusinessStoreError: ReadableError {
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "Your businesses cannot be reached right now. What you entered is still here: try again."
    }
  }
}
