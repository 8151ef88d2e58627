public import Forms
public import Screens

/// Validates the answer of the Name screen, and stores it.
public struct NameInteractor: SavingFormInteractor {
  let store: any WelcomeStore
  let drafts: any DraftStore<WelcomeDraft>

  /// Makes the answer from the draft.
  public func answer(
    from draft: FormDraft<NameField>
  ) throws(FormRefusal<NameField>) -> WelcomeText {
    var reader = FormReader(draft)
    let answer = reader.read(.name, WelcomeText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer, and clears the draft after the last one.
  public func save(_ answer: WelcomeText) async throws(WelcomeStoreError) {
    try await store.save(answer, at: .name)
    if WelcomeStep.name.following == nil { await drafts.clear() }
  }
}
