import Forms

/// Decides whether the answer of the Contact screen can be accepted, and stores it.
struct ContactInteractor: Sendable {
  let store: any FeedbackStore
  let drafts: any DraftStore<FeedbackDraft>

  func answer(
    from draft: FormDraft<ContactField>
  ) throws(FormRefusal<ContactField>) -> FeedbackText {
    var reader = FormReader(draft)
    let answer = reader.read(.contact, FeedbackText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer; after the last one, what was typed is not needed any more.
  func save(_ answer: FeedbackText) async throws(FeedbackStoreError) {
    try await store.save(answer, at: .contact)
    if FeedbackStep.contact.following == nil { await drafts.clear() }
  }
}
