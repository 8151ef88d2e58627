import Feedback
import FlowTesting

/// A store that records its calls, and answers as the test sets it.
@MainActor
final class FeedbackStoreSpy: FeedbackStore {
  struct Message: Equatable {
    let step: FeedbackStep
    let answer: String
  }

  private(set) var messages: [Message] = []
  /// The error of saving.
  var failure: FeedbackStoreError?
  /// Delays saving.
  var wait: TestAnswer<Void>?

  @MainActor func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError) {
    messages.append(Message(step: step, answer: answer.text))
    await wait?.value()
    if let failure { throw failure }
  }
}
