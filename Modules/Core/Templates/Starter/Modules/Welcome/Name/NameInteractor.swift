public import FlowScreens

/// Validates the name, and stores the person.
public struct NameInteractor: SavingFormInteractor {
  let store: any WelcomeStore

  public func answer(from draft: FormDraft<NameField>) throws(FormError<NameField>) -> Person {
    var reader = FormReader(draft)
    let name = reader.read(.name, PersonName.init)
    guard let name else { throw reader.refusal }
    return Person(name: name)
  }

  public func save(_ answer: Person) async throws(WelcomeStoreError) -> Person {
    try await store.save(answer)
    return answer
  }
}
