public import FlowKit

/// Stores the person's businesses.
public protocol BusinessStore: Sendable {
  /// Returns a page of the businesses, the newest first.
  /// - Parameter position: Where the page begins, from the page before; nil for the newest.
  func businesses(from position: Int?) async throws(BusinessStoreError) -> BusinessPage

  /// Stores the business, and replaces the one with its id; when the call returns, the change is durable.
  func save(_ business: BusinessProfile) async throws(BusinessStoreError)
}

/// The reason why a business could not be read or stored.
public enum BusinessStoreError: ReadableError {
  case unavailable

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "Your businesses cannot be reached right now. What you entered is still here: try again."
    }
  }
}
