public import Contact
public import FlowStorage
public import Onboarding

/// A user store on the disk; a constraint of the table keeps e-mail addresses unique.
public struct SQLiteUserStore: UserStore {
  private let database: SQLiteDatabase

  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Returns the user with this e-mail address, if there is one.
  public func user(with email: EmailAddress) async throws(UserStoreError) -> User? {
    let reading: StoredReading<User>
    do {
      reading = try await database.read { transaction in
        switch try transaction.row(of: .user, where: "email_key", is: email.comparisonKey) {
        case .found(let row): .found(try User(storedJSON: row["body"]))
        case .missing: .missing
        case .unreadable: .unreadable
        }
      }
    } catch {
      throw .unavailable
    }
    switch reading {
    case .found(let user): return user
    case .missing: return nil
    case .unreadable: throw .unavailable
    }
  }

  /// Returns all users.
  /// - Throws: `UserStoreError.unavailable` if one of them cannot be read.
  public func loadAll() async throws(UserStoreError) -> [User] {
    do {
      let rows = try await database.read { try $0.rows(of: .user) }
      guard rows.allSatisfy({ StoredTable.user.isIntact($0) }) else { throw UserStoreError.unavailable }
      return try rows.map { try User(storedJSON: $0["body"]) }
    } catch {
      throw .unavailable
    }
  }

  /// Stores the user, and replaces the one with the same identifier; when the call returns, it is on the disk.
  public func save(_ user: User) async throws(UserStoreError) {
    do {
      try await database.apply([saving(user)])
    } catch DatabaseError.constraint(.unique, _) {
      throw .alreadyKnown(user.email)
    } catch {
      throw .unavailable
    }
  }

  /// Returns the change that stores the user.
  public func saving(_ user: User) -> StoredChange {
    StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put(
        [.text(user.id.description), .text(user.email.comparisonKey), .text(try user.storedJSON())], in: .user)
    }
  }
}
