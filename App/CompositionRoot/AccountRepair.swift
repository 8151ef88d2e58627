import FlowKit
public import FlowStorage
import Onboarding
import Profile
import Storage

/// Restores a damaged account record from the user and the details that are still readable.
public struct AccountRepair {
  private let database: SQLiteDatabase

  public init(in database: SQLiteDatabase) {
    self.database = database
  }

  /// Repairs the record if necessary and possible, and notes that in the same transaction.
  public func run() async throws {
    let name = "onboarded user"
    guard
      try await StorageAudit(of: database, tables: appSchema.allTables).unreadableDocuments.contains(name)
    else {
      return
    }
    let users: [User]
    let profile: PersonalProfile?
    do {
      users = try await SQLiteUserStore(in: database).loadAll()
      profile = try await SQLiteProfileStore(in: database).load()
    } catch {
      // The source data is damaged, too; the audit reports it.
      return
    }
    guard users.count == 1, let profile else { return }
    let note = try await SQLiteDocument<OnboardedUser>(
      named: name, title: "onboarded user", in: database, durability: .survivesPowerLoss)
    let sentence: LocalizedText =
      "The account record was damaged, and was restored from your details: you send as yourself now."
    try await database.apply([
      note.setting(OnboardedUser(user: users[0], activeProfile: .personal(profile))),
      StoredChange(.survivesPowerLoss) { try $0.recordRepair(sentence) },
    ])
  }
}
