public import Validation

/// Where the answers of the Welcome flow are kept.
public protocol WelcomeStore: Sendable {
  /// Stores an answer in the place of the one that there was; when the call returns, it will not be lost.
  func save(
    _ answer: WelcomeText, at step: WelcomeStep
  ) async throws(WelcomeStoreError)
}

/// Why an answer could not be stored.
public enum WelcomeStoreError: ReadableError {
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "This cannot be saved just now. What you entered is still here: try again."
    }
  }
}
