public import Contact
public import FlowScreens

/// Validates a user's e-mail address.
public struct EmailInteractor: SavingFormInteractor {
  let userID: UserID
  let users: any UserStore

  public func answer(from draft: FormDraft<EmailField>) throws(FormError<EmailField>) -> EmailAddress {
    var reader = FormReader(draft)
    guard let email = reader.read(.email, EmailAddress.init) else { throw reader.refusal }
    return email
  }

  /// Stores nothing, but checks that no other user has the address.
  public func save(_ email: EmailAddress) async throws(UserStoreError) -> EmailAddress {
    if let owner = try await users.user(with: email), owner.id != userID { throw .alreadyKnown(email) }
    return email
  }
}
