public import Forms
public import Profile
public import Screens

/// Decides whether an e-mail address can be a user's.
public struct EmailInteractor: SavingFormInteractor {
  let userID: UserID
  let users: any UserStore

  /// Makes the address of what was typed.
  public func answer(from draft: FormDraft<EmailField>) throws(FormRefusal<EmailField>) -> EmailAddress {
    var reader = FormReader(draft)
    guard let email = reader.read(.email, EmailAddress.init) else { throw reader.refusal }
    return email
  }

  /// Saves nothing yet, but sees to it that the address is nobody else's; it may be that of this user, who came back to it.
  public func save(_ email: EmailAddress) async throws(UserStoreError) {
    if let owner = try await users.user(with: email), owner.id != userID { throw .alreadyKnown(email) }
  }
}
