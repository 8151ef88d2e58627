import FlowScreens
import Testing

@testable import Feedback

@MainActor
struct OpinionInteractorTests {
  private let store = FeedbackStoreSpy()
  private let drafts = InMemoryDraftStore<FeedbackDraft>(FeedbackDraft())
  private var interactor: OpinionInteractor { .init(store: store, drafts: drafts) }

  @Test func `refuses an empty field`() {
    #expect(throws: FormError<OpinionField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer, and clears the draft after the last one`() async throws {
    let answer = try interactor.answer(from: OpinionField.accepted)
    try await interactor.save(answer)

    #expect(store.messages == [FeedbackStoreSpy.Message(step: .opinion, answer: answer.text)])
    #expect((drafts.load() == nil) == (FeedbackStep.opinion.next == nil))
  }
}
