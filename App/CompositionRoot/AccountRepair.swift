public import Database
import Documents
import Onboarding
import Profile
import Storage

/// Makes the note about the account anew where it is damaged, from the user and the details that are still whole.
public struct AccountRepair {
  private let database: SQLiteDatabase

  /// The data in which the note may be damaged.
  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// - Returns: what was done, as a sentence; nil where nothing is to be done, or can be.
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
      // What it could be made of is damaged, too; the audit says so.
      return nil
    }
    guard users.count == 1, let profile else { return nil }
    let note = try await SQLiteDocument<OnboardedUser>(named: name, in: database, durability: .survivesPowerLoss)
    try await note.store(OnboardedUser(user: users[0], activeProfile: .personal(profile)))
    return "The note about your account was damaged, and was made anew from your details: you send as yourself now."
  }
}
