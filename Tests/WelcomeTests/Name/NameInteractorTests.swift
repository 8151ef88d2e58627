import Forms
import Testing

@testable import Welcome

struct NameInteractorTests {
  private let store = InMemoryWelcomeStore()
  private let drafts = InMemoryDraftStore<WelcomeDraft>(WelcomeDraft())
  private var interactor: NameInteractor { .init(store: store, drafts: drafts) }

  @Test func `says what is wrong beside the field`() {
    #expect(throws: FormRefusal<NameField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer, and clears the draft after the last one`() async throws {
    let answer = try interactor.answer(from: NameField.accepted)
    try await interactor.save(answer)

    let answers = await store.answers
    #expect(answers == [.name: answer])
    #expect((drafts.load() == nil) == (WelcomeStep.name.following == nil))
  }
}
