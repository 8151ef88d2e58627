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
    try await run(
      on: try await SQLiteDocument<OnboardedUser>(
        named: "onboarded user", title: "your account", of: .person, in: database, durability: .survivesPowerLoss))
  }

  /// Repairs the record of a running app.
  func run(on record: SQLiteDocument<OnboardedUser>) async throws {
    guard record.isUnreadable else { return }
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
    let sentence: LocalizedText =
      "The account record was damaged, and was restored from your details: you send as yourself now."
    try await database.apply([
      record.setting(OnboardedUser(user: users[0], activeProfile: .personal(profile))),
      StoredChange(.survivesPowerLoss) { try $0.recordRepair(sentence) },
    ])
  }
}
