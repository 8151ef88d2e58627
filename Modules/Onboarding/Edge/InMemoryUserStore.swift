public import Profile

/// Keeps the users for as long as it lives itself: for tests and previews.
public actor InMemoryUserStore: UserStore {
  private var usersByKey: [String: User] = [:]

  /// The users, in no order.
  public var users: [User] { Array(usersByKey.values) }

  /// A store that holds nobody.
  public init() {}

  /// The user with this e-mail address, if there is one.
  public func user(with email: EmailAddress) -> User? {
    usersByKey[email.comparisonKey]
  }

  /// Stores the user, in the place of the one with the same identifier if there is one.
  public func save(_ user: User) throws(UserStoreError) {
    let key = user.email.comparisonKey
    if let owner = usersByKey[key], owner.id != user.id { throw .alreadyKnown(user.email) }
    if let former = usersByKey.first(where: { $0.value.id == user.id }) { usersByKey[former.key] = nil }
    usersByKey[key] = user
  }
}
