import Forms
import Testing

@testable import Welcome

struct NameInteractorTests {
  private let store = InMemoryWelcomeStore()
  private let drafts = InMemoryDraftStore<WelcomeDraft>(WelcomeDraft())
  private var interactor: NameInteractor { .init(store: store, drafts: drafts) }

  @Test func `takes what is in order`() throws {
    let answer = try interactor.answer(from: [.name: " An answer "])

    #expect(answer.text == "An answer")
  }

  @Test func `says what is wrong beside the field`() {
    #expect(throws: FormRefusal<NameField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer; the draft goes with the last`() async throws {
    try await interactor.save(WelcomeText("An answer"))

    let answers = await store.answers
    #expect(answers == [.name: try WelcomeText("An answer")])
    #expect((drafts.load() == nil) == (WelcomeStep.name.following == nil))
  }
}
