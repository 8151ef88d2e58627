public import Forms
public import Screens

/// Decides whether the answer of the Contact screen can be accepted, and stores it.
public struct ContactInteractor: SavingFormInteractor {
  let store: any FeedbackStore
  let drafts: any DraftStore<FeedbackDraft>

  /// Makes the answer of what was typed.
  public func answer(
    from draft: FormDraft<ContactField>
  ) throws(FormRefusal<ContactField>) -> FeedbackText {
    var reader = FormReader(draft)
    let answer = reader.read(.contact, FeedbackText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer; after the last one, what was typed is not needed any more.
  public func save(_ answer: FeedbackText) async throws(FeedbackStoreError) {
    try await store.save(answer, at: .contact)
    if FeedbackStep.contact.following == nil { await drafts.clear() }
  }
}
