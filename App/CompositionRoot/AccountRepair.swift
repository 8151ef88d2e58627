public import Database
import Documents
import Onboarding
import Profile
import Storage

/// Restores a damaged account record from the user and the details that are still readable.
public struct AccountRepair {
  private let database: SQLiteDatabase

  /// Creates a repair of the account record in a database.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// - Returns: a sentence about the repair; nil if none was necessary or possible.
  public func run() async throws -> String? {
    let name = "onboarded user"
    guard try await StorageAudit(of: database, tables: appSchema.allTables).unreadableDocuments.contains(name) else {
      return nil
    }
    let users: [User]
    let profile: PersonalProfile?
    do {
      users = try await SQLiteUserStore(in: database).loadAll()
      profile = try await SQLiteProfileStore(in: database).load()
    } catch {
      // The source data is damaged, too; the audit reports it.
      return nil
    }
    guard users.count == 1, let profile else { return nil }
    let note = try await SQLiteDocument<OnboardedUser>(named: name, in: database, durability: .survivesPowerLoss)
    try await note.store(OnboardedUser(user: users[0], activeProfile: .personal(profile)))
    return "The account record was damaged, and was restored from your details: you send as yourself now."
  }
}
