import AppShell
import Business
import Database
import Documents
import Foundation
import Onboarding
import Profile
import Storage
import Synchronization
import Transfer

/// Who uses the app, and for whom they send money: read when the app is launched, at hand at once.
final class Accounts: Sendable {
  private let profile: RememberedProfile
  private let store: SQLiteBusinessStore
  private let database: SQLiteDatabase
  private let businesses: Mutex<[BusinessProfile]>
  let onboarded: SQLiteDocument<OnboardedUser>

  /// How many businesses cannot be read any more.
  let unreadableBusinessCount: Int

  /// - Throws: `BusinessStoreError` when the database cannot be read.
  init(
    profile: RememberedProfile, in database: SQLiteDatabase, onboarded: SQLiteDocument<OnboardedUser>
  ) async throws {
    self.profile = profile
    self.database = database
    self.onboarded = onboarded
    store = SQLiteBusinessStore(in: database)
    businesses = Mutex(try await store.loadAll())
    unreadableBusinessCount = try await store.unreadableCount()
  }

  /// Whether the person has an account, and so can send money.
  var hasUser: Bool { onboarded.load() != nil }

  /// Whether nobody knows if the person has an account: the note about it is damaged.
  var isAccountUnknown: Bool { onboarded.isUnreadable }

  /// Whether the person's own details are missing.
  var needsProfile: Bool { profile.current == nil }

  /// All businesses, in the order in which they were opened.
  var allBusinesses: [BusinessProfile] { businesses.withLock(\.self) }

  /// The person has come in.
  func didOnboard(_ user: OnboardedUser) async {
    await onboarded.keep(user)
  }

  /// Stores a business and makes other changes, as one.
  func save(_ business: BusinessProfile, with changes: [StoredChange]) async throws(BusinessStoreError) {
    do {
      try await database.make([store.saving(business)] + changes)
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
      profile: try await assembly.part(ProfileFeature.self).remembered, in: database,
      onboarded: try await SQLiteDocument(named: "onboarded user", in: database, durability: .survivesPowerLoss))
  }
}

// MARK: - SenderDirectory

extension Accounts: SenderDirectory {
  /// The sender that the person themselves are; the bank knows one person an app.
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
