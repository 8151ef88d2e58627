public import Forms
public import Screens

/// Decides whether the answer of the Name screen can be accepted, and stores it.
public struct NameInteractor: SavingFormInteractor {
  let store: any WelcomeStore
  let drafts: any DraftStore<WelcomeDraft>

  /// Makes the answer of what was typed.
  public func answer(
    from draft: FormDraft<NameField>
  ) throws(FormRefusal<NameField>) -> WelcomeText {
    var reader = FormReader(draft)
    let answer = reader.read(.name, WelcomeText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer; after the last one, what was typed is not needed any more.
  public func save(_ answer: WelcomeText) async throws(WelcomeStoreError) {
    try await store.save(answer, at: .name)
    if WelcomeStep.name.following == nil { await drafts.clear() }
  }
}
