public import Contact
import Synchronization

/// A user store in memory, for tests and previews.
public final class InMemoryUserStore: UserStore {
  private let usersByKey = Mutex<[String: User]>([:])

  /// The users, in no order.
  public var users: [User] { usersByKey.withLock { Array($0.values) } }

  public init() {}

  public func user(with email: EmailAddress) -> User? {
    usersByKey.withLock { $0[email.comparisonKey] }
  }

  /// Stores the user, and replaces the one with the same identifier.
  public func save(_ user: User) throws(UserStoreError) {
    let key = user.email.comparisonKey
    try usersByKey.withLock { usersByKey throws(UserStoreError) in
      if let owner = usersByKey[key], owner.id != user.id { throw .alreadyKnown(user.email) }
      if let former = usersByKey.first(where: { $0.value.id == user.id }) { usersByKey[former.key] = nil }
      usersByKey[key] = user
    }
  }
}
