import Testing

@testable import Feedback

struct InMemoryFeedbackStoreTests {
  @Test(arguments: FeedbackStep.allCases)
  func `keeps the last answer of a step`(step: FeedbackStep) async throws {
    let store = InMemoryFeedbackStore()

    await store.save(try .first, at: step)
    await store.save(try .second, at: step)

    let answers = await store.answers
    #expect(answers == [step: try .second])
  }
}
