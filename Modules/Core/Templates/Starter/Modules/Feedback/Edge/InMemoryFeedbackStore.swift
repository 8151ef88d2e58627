/// An answer store in memory, for tests and previews.
public actor InMemoryFeedbackStore: FeedbackStore {
  /// The answers by step.
  public private(set) var answers: [FeedbackStep: FeedbackText] = [:]

  /// Creates an empty store.
  public init() {}

  /// Stores the answer, and replaces the previous one.
  public func save(_ answer: FeedbackText, at step: FeedbackStep) {
    answers[step] = answer
  }
}
