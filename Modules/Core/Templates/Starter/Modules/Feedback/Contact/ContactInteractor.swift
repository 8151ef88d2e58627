public import FlowScreens

/// Validates the answer of the Contact screen, and stores it.
public struct ContactInteractor: SavingFormInteractor {
  let store: any FeedbackStore
  let drafts: any DraftStore<FeedbackDraft>

  public func answer(
    from draft: FormDraft<ContactField>
  ) throws(FormError<ContactField>) -> FeedbackText {
    var reader = FormReader(draft)
    let answer = reader.read(.contact, FeedbackText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer, and clears the draft after the last one.
  public func save(_ answer: FeedbackText) async throws(FeedbackStoreError) {
    try await store.save(answer, at: .contact)
    if FeedbackStep.contact.next == nil { await drafts.clear() }
  }
}
