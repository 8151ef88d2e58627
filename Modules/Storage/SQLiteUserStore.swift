public import Database
public import Onboarding
public import Profile

/// Keeps the users on the disk; that no two have one e-mail address is a rule of the table.
public struct SQLiteUserStore: UserStore {
  private let database: SQLiteDatabase

  /// The users in this database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// The user with this e-mail address, if there is one.
  public func user(with email: EmailAddress) async throws(UserStoreError) -> User? {
    do {
      let body: String? = try await database.read { transaction in
        try transaction.query("SELECT body FROM user WHERE email_key = ?", email.comparisonKey).first?["body"]
      }
      return try body.map { try User(storedJSON: $0) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the user, in the place of the one with the same identifier if there is one; when the call returns, it is on
  /// the disk.
  public func save(_ user: User) async throws(UserStoreError) {
    do {
      let body = try user.storedJSON()
      try await database.write { transaction in
        try transaction.execute(
          """
          INSERT INTO user (id, email_key, body) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET email_key = excluded.email_key, body = excluded.body
          """,
          user.id.description, user.email.comparisonKey, body)
      }
    } catch DatabaseError.constraint(.unique, _) {
      throw .alreadyKnown(user.email)
    } catch {
      throw .unavailable
    }
  }
}
