import Business
import Foundation
import Onboarding
import Profile
import Storage
import Synchronization
import Transfer

/// Who uses the app, and for whom they send money: read when the app is launched, at hand at once.
final class Accounts: Sendable {
  private let profile: RememberedProfile
  private let store: any BusinessStore
  private let businesses: Mutex<[BusinessProfile]>
  private let onboarded: SQLiteDocument<OnboardedUser>

  init(profile: RememberedProfile, businesses store: any BusinessStore, onboarded: SQLiteDocument<OnboardedUser>) async
  {
    self.profile = profile
    self.store = store
    self.onboarded = onboarded
    businesses = Mutex((try? await store.loadAll()) ?? [])
  }

  /// Whether the person has an account, and so can send money.
  var hasUser: Bool { onboarded.load() != nil }

  /// Whether the person's own details are missing.
  var needsProfile: Bool { profile.current == nil }

  /// All businesses, in the order in which they were opened.
  var allBusinesses: [BusinessProfile] { businesses.withLock(\.self) }

  /// The person has come in.
  func didOnboard(_ user: OnboardedUser) async {
    await onboarded.keep(user)
  }
}

// MARK: - BusinessStore

extension Accounts: BusinessStore {
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    try await store.loadAll()
  }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    try await store.save(business)
    let all = try await store.loadAll()
    businesses.withLock { $0 = all }
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
