import Testing
import Welcome

struct InMemoryWelcomeStoreTests {
  @Test(arguments: WelcomeStep.allCases)
  func `keeps the last answer of a step`(step: WelcomeStep) async throws {
    let store = InMemoryWelcomeStore()

    await store.save(try WelcomeText("First"), at: step)
    await store.save(try WelcomeText("Second"), at: step)

    let answers = await store.answers
    #expect(answers == [step: try WelcomeText("Second")])
  }
}
