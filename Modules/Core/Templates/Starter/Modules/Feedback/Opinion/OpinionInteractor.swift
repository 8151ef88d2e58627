public import FlowScreens

/// Validates the answer of the Opinion screen, and stores it.
public struct OpinionInteractor: SavingFormInteractor {
  let store: any FeedbackStore
  let drafts: any DraftStore<FeedbackDraft>

  public func answer(
    from draft: FormDraft<OpinionField>
  ) throws(FormError<OpinionField>) -> FeedbackText {
    var reader = FormReader(draft)
    let answer = reader.read(.opinion, FeedbackText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer, and clears the draft after the last one.
  public func save(_ answer: FeedbackText) async throws(FeedbackStoreError) {
    try await store.save(answer, at: .opinion)
    if FeedbackStep.opinion.next == nil { await drafts.clear() }
  }
}
