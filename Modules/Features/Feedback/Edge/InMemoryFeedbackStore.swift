/// Keeps the answers for as long as it lives itself: for tests and previews.
public actor InMemoryFeedbackStore: FeedbackStore {
  /// The answers, by the step at which they were given.
  public private(set) var answers: [FeedbackStep: FeedbackText] = [:]

  /// A store with no answer in it.
  public init() {}

  /// Puts the answer in the place of the one that there was.
  public func save(_ answer: FeedbackText, at step: FeedbackStep) {
    answers[step] = answer
  }
}
