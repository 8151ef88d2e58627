public import FlowKit

/// Stores the answers of the Feedback flow.
public protocol FeedbackStore: Sendable {
  /// Stores an answer, and replaces the previous one; when the call returns, the change is durable.
  func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError)
}

/// The reason why an answer could not be stored.
public enum FeedbackStoreError: ReadableError {
  case unavailable

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "This cannot be saved right now. What you entered is still here: try again."
    }
  }
}
