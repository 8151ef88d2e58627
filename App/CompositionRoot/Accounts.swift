import Business
import FlowShell
import FlowStorage
import Foundation
import Onboarding
import Profile
import Storage
import Synchronization
import Transfer

/// The user of the app and their senders, read at launch and available synchronously.
final class Accounts: Sendable {
  private let profile: StoredProfile
  private let store: SQLiteBusinessStore
  private let database: SQLiteDatabase
  private let businesses: Mutex<[BusinessProfile]>
  let onboarded: SQLiteDocument<OnboardedUser>

  /// The number of unreadable businesses.
  let unreadableBusinessCount: Int

  /// - Throws: `BusinessStoreError` when the database cannot be read.
  init(
    profile: StoredProfile, in database: SQLiteDatabase, onboarded: SQLiteDocument<OnboardedUser>
  ) async throws {
    self.profile = profile
    self.database = database
    self.onboarded = onboarded
    store = SQLiteBusinessStore(in: database)
    businesses = Mutex(try await store.loadAll())
    unreadableBusinessCount = try await store.unreadableCount()
  }

  /// Whether the person has an account, which sending money requires.
  var hasUser: Bool { onboarded.load() != nil }

  /// Whether the account record is damaged, so that the app does not know whether the person has an account.
  var isAccountUnknown: Bool { onboarded.isUnreadable }

  /// Whether the person's own details are missing.
  var needsProfile: Bool { profile.current == nil }

  /// All businesses, in the order of their creation.
  var allBusinesses: [BusinessProfile] { businesses.withLock(\.self) }

  /// The person has completed the onboarding.
  func didOnboard(_ user: OnboardedUser) async {
    await onboarded.set(user)
  }

  /// Stores a business with other changes, in one transaction.
  func save(_ business: BusinessProfile, with changes: [StoredChange]) async throws(BusinessStoreError) {
    do {
      try await database.apply([store.saving(business)] + changes)
    } catch {
      throw .unavailable
    }
    businesses.withLock { all in
      if let index = all.firstIndex(where: { $0.id == business.id }) {
        all[index] = business
      } else {
        all.append(business)
      }
    }
  }
}

// MARK: - AssembledPart

extension Accounts: AssembledPart {
  convenience init(_ assembly: Assembly<AppParts>) async throws {
    let database = assembly.parts.database
    try await self.init(
      profile: try await assembly.part(ProfileFeature.self).stored, in: database,
      onboarded: try await SQLiteDocument(named: "onboarded user", in: database, durability: .survivesPowerLoss))
  }
}

// MARK: - SenderDirectory

extension Accounts: SenderDirectory {
  /// The sender for the person's own account; the bank knows one person per app.
  static let personID = Sender.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 1, 0, 0, 0, 0)))

  private var person: Sender {
    Sender(id: Self.personID, kind: .person, name: profile.current?.name ?? "You")
  }

  var active: Sender {
    if case .business(let business)? = onboarded.load()?.activeProfile { sender(of: business) } else { person }
  }

  var all: [Sender] { [person] + allBusinesses.map(sender) }

  func sender(of business: BusinessProfile) -> Sender {
    Sender(id: Sender.ID(business.id.uuid), kind: .business, name: business.name)
  }
}
