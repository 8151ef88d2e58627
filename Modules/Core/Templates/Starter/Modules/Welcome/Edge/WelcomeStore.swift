public import FlowKit

/// Stores the person.
public protocol WelcomeStore: Sendable {
  /// Stores the person, and clears the flow's draft; when the call returns, the change is durable.
  func save(_ person: Person) async throws(WelcomeStoreError)
}

/// The reason why the person could not be stored.
public enum WelcomeStoreError: ReadableError {
  case unavailable

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "This cannot be saved right now. What you entered is still here: try again."
    }
  }
}
