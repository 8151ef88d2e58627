import Contact
public import FlowScreens
import Money

/// Validates a country, and stores the user.
public struct CountryInteractor: SavingFormInteractor {
  let userID: UserID
  let email: EmailAddress
  let users: any UserStore

  public func answer(from draft: FormDraft<CountryField>) throws(FormError<CountryField>) -> User {
    var reader = FormReader(draft)
    guard let country = reader.read(.country, Country.init(chosen:)) else { throw reader.refusal }
    return User(id: userID, email: email, country: country)
  }

  /// Stores the user, or updates the one that was stored before.
  public func save(_ user: User) async throws(UserStoreError) -> User {
    try await users.save(user)
    return user
  }
}
