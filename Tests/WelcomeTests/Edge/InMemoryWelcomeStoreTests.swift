import Testing

@testable import Welcome

struct InMemoryWelcomeStoreTests {
  @Test(arguments: WelcomeStep.allCases)
  func `keeps the last answer of a step`(step: WelcomeStep) async throws {
    let store = InMemoryWelcomeStore()

    await store.save(try .first, at: step)
    await store.save(try .second, at: step)

    let answers = await store.answers
    #expect(answers == [step: try .second])
  }
}
