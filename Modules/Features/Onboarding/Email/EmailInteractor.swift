import Forms
import Profile

/// Decides whether an e-mail address can be a user's.
struct EmailInteractor: Sendable {
  let userID: UserID
  let users: any UserStore

  func email(from draft: FormDraft<EmailField>) throws(FormRefusal<EmailField>) -> EmailAddress {
    var reader = FormReader(draft)
    guard let email = reader.read(.email, EmailAddress.init) else { throw reader.refusal }
    return email
  }

  /// The address, if it is nobody else's; it may be that of this user, who came back to it.
  func unknown(_ email: EmailAddress) async throws(UserStoreError) -> EmailAddress {
    if let owner = try await users.user(with: email), owner.id != userID { throw .alreadyKnown(email) }
    return email
  }
}
