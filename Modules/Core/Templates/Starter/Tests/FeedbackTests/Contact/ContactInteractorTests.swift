import FlowScreens
import Testing

@testable import Feedback

struct ContactInteractorTests {
  private let store = InMemoryFeedbackStore()
  private let drafts = InMemoryDraftStore<FeedbackDraft>(FeedbackDraft())
  private var interactor: ContactInteractor { .init(store: store, drafts: drafts) }

  @Test func `says what is wrong beside the field`() {
    #expect(throws: FormRefusal<ContactField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer, and clears the draft after the last one`() async throws {
    let answer = try interactor.answer(from: ContactField.accepted)
    try await interactor.save(answer)

    let answers = await store.answers
    #expect(answers == [.contact: answer])
    #expect((drafts.load() == nil) == (FeedbackStep.contact.following == nil))
  }
}
