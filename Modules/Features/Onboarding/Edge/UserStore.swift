public import Profile
public import Validation

/// Where the users are kept; no two have one e-mail address.
///
/// Addresses are compared by their `EmailAddress.comparisonKey`.
public protocol UserStore: Sendable {
  /// The user with this e-mail address, if there is one.
  func user(with email: EmailAddress) async throws(UserStoreError) -> User?

  /// Stores the user, in the place of the one with the same identifier if there is one; when the call returns, it will
  /// not be lost.
  ///
  /// So the first call makes the user, and any further one corrects it: none makes a second.
  /// - Throws: ``UserStoreError/alreadyKnown(_:)`` if another user has the e-mail address; nothing is stored then.
  func save(_ user: User) async throws(UserStoreError)
}

/// Why a user could not be found or stored.
public enum UserStoreError: ReadableError {
  case alreadyKnown(EmailAddress)
  case unavailable

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .alreadyKnown(let email): "\(email) has an account already. Enter another e-mail address for a new one."
    case .unavailable: "Your account cannot be reached just now. What you entered is still here: try again."
    }
  }
}
