import Feedback
import FlowTesting

/// A store that says what it was asked for, and answers as the test wants.
@MainActor
final class FeedbackStoreSpy: FeedbackStore {
  struct Message: Equatable {
    let step: FeedbackStep
    let answer: String
  }

  private(set) var messages: [Message] = []
  /// What saving fails with.
  var failure: FeedbackStoreError?
  /// What saving waits for.
  var wait: TestAnswer<Void>?

  @MainActor func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError) {
    messages.append(Message(step: step, answer: answer.text))
    await wait?.value()
    if let failure { throw failure }
  }
}
