import Forms
import Money
import Profile

/// Decides whether a country can be accepted, and makes the user.
struct CountryInteractor: Sendable {
  let userID: UserID
  let email: EmailAddress
  let users: any UserStore

  func user(from draft: FormDraft<CountryField>) throws(FormRefusal<CountryField>) -> User {
    var reader = FormReader(draft)
    guard let country = reader.read(.country, Country.init(chosen:)) else { throw reader.refusal }
    return User(id: userID, email: email, country: country)
  }

  /// Makes the user, or corrects the one that was made before.
  func save(_ user: User) async throws(UserStoreError) -> User {
    try await users.save(user)
    return user
  }
}
