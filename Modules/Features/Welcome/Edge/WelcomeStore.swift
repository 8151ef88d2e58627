public import Validation

/// Stores the answers of the Welcome flow.
public protocol WelcomeStore: Sendable {
  /// Stores an answer, and replaces the previous one; when the call returns, the change is durable.
  func save(
    _ answer: WelcomeText, at step: WelcomeStep
  ) async throws(WelcomeStoreError)
}

/// The reason why an answer could not be stored.
public enum WelcomeStoreError: ReadableError {
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "This cannot be saved right now. What you entered is still here: try again."
    }
  }
}
