import Feedback
import Testing

struct InMemoryFeedbackStoreTests {
  @Test(arguments: FeedbackStep.allCases)
  func `keeps the last answer of a step`(step: FeedbackStep) async throws {
    let store = InMemoryFeedbackStore()

    await store.save(try FeedbackText("First"), at: step)
    await store.save(try FeedbackText("Second"), at: step)

    let answers = await store.answers
    #expect(answers == [step: try FeedbackText("Second")])
  }
}
