import FlowScreens
import Testing

@testable import Feedback

struct OpinionInteractorTests {
  private let store = InMemoryFeedbackStore()
  private let drafts = InMemoryDraftStore<FeedbackDraft>(FeedbackDraft())
  private var interactor: OpinionInteractor { .init(store: store, drafts: drafts) }

  @Test func `says what is wrong beside the field`() {
    #expect(throws: FormRefusal<OpinionField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer, and clears the draft after the last one`() async throws {
    let answer = try interactor.answer(from: OpinionField.accepted)
    try await interactor.save(answer)

    let answers = await store.answers
    #expect(answers == [.opinion: answer])
    #expect((drafts.load() == nil) == (FeedbackStep.opinion.following == nil))
  }
}
