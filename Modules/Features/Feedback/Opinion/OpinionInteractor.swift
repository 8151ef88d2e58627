import Forms

/// Decides whether the answer of the Opinion screen can be accepted, and stores it.
struct OpinionInteractor: Sendable {
  let store: any FeedbackStore
  let drafts: any DraftStore<FeedbackDraft>

  func answer(
    from draft: FormDraft<OpinionField>
  ) throws(FormRefusal<OpinionField>) -> FeedbackText {
    var reader = FormReader(draft)
    let answer = reader.read(.opinion, FeedbackText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer; after the last one, what was typed is not needed any more.
  func save(_ answer: FeedbackText) async throws(FeedbackStoreError) {
    try await store.save(answer, at: .opinion)
    if FeedbackStep.opinion.following == nil { await drafts.clear() }
  }
}
