public import Contact

/// Stores the users; no two have the same e-mail address.
///
/// Addresses are compared by their `EmailAddress.comparisonKey`.
public protocol UserStore: Sendable {
  /// Returns the user with this e-mail address, if there is one.
  func user(with email: EmailAddress) async throws(UserStoreError) -> User?

  /// Stores the user, and replaces the one with the same identifier; when the call returns, the change is durable.
  ///
  /// The first call creates the user; further calls update it.
  /// - Throws: ``UserStoreError/alreadyKnown(_:)`` if another user has the e-mail address; nothing is stored in this
  ///   case.
  func save(_ user: User) async throws(UserStoreError)
}

/// The reason why a user could not be found or stored.
public enum UserStoreError: ReadableError {
  case alreadyKnown(EmailAddress)
  case unavailable

  public var sentence: LocalizedText {
    switch self {
    case .alreadyKnown(let email): "\(email) has an account already. Enter another e-mail address for a new one."
    case .unavailable: "Your account cannot be reached right now. What you entered is still here: try again."
    }
  }
}
