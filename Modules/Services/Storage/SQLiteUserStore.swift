public import Database
import Documents
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
    let reading: StoredReading<User>
    do {
      reading = try await database.read { transaction in
        switch try transaction.row(of: .user, where: "email_key", is: email.comparisonKey) {
        case .there(let row): .there(try User(storedJSON: row["body"]))
        case .notThere: .notThere
        case .unreadable: .unreadable
        }
      }
    } catch {
      throw .unavailable
    }
    switch reading {
    case .there(let user): return user
    case .notThere: return nil
    case .unreadable: throw .unavailable
    }
  }

  /// All users.
  /// - Throws: `UserStoreError.unavailable` when one of them cannot be read.
  public func loadAll() async throws(UserStoreError) -> [User] {
    do {
      let rows = try await database.read { try $0.rows(of: .user) }
      guard rows.allSatisfy({ StoredTable.user.proves($0) }) else { throw UserStoreError.unavailable }
      return try rows.map { try User(storedJSON: $0["body"]) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the user, in the place of the one with the same identifier if there is one; when the call returns, it is on
  /// the disk.
  public func save(_ user: User) async throws(UserStoreError) {
    do {
      try await database.write { transaction in
        try transaction.put(
          [.text(user.id.description), .text(user.email.comparisonKey), .text(try user.storedJSON())], in: .user)
      }
    } catch DatabaseError.constraint(.unique, _) {
      throw .alreadyKnown(user.email)
    } catch {
      throw .unavailable
    }
  }
}
