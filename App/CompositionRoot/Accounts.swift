import Business
import FlowKit
import FlowShell
import FlowStorage
import Foundation
import Onboarding
import Profile
import Storage
import Synchronization
import Transfer

/// The user of the app and their senders: read at launch, the older businesses later, and available synchronously.
final class Accounts: Sendable {
  private let profiles: SQLiteProfileStore
  private let store: SQLiteBusinessStore
  private let database: SQLiteDatabase
  private let state: Mutex<State>
  let onboarded: SQLiteDocument<OnboardedUser>

  private struct State {
    /// The loaded businesses, in the order of their creation.
    var businesses: [BusinessProfile] = []
    /// The position of the next page of older businesses; nil if there is none.
    var next: Int?
    /// Older businesses that were loaded as the senders of transfers.
    var others: [BusinessProfile] = []
    var unreadableCount = 0

    mutating func add(_ page: BusinessPage) {
      let older = page.businesses.reversed().filter { new in !businesses.contains { $0.id == new.id } }
      businesses = older + businesses
      next = page.next
      unreadableCount += page.unreadableCount
    }
  }

  /// - Throws: `BusinessStoreError` when the database cannot be read.
  init(
    profiles: SQLiteProfileStore, in database: SQLiteDatabase, onboarded: SQLiteDocument<OnboardedUser>
  ) async throws {
    self.profiles = profiles
    self.database = database
    self.onboarded = onboarded
    store = SQLiteBusinessStore(in: database)
    var state = State()
    state.add(try await store.businesses(from: nil))
    state.unreadableCount += try await store.missingCount()
    self.state = Mutex(state)
    await database.observeForgetting(of: .person) { [weak self] in self?.state.withLock { $0 = State() } }
  }

  /// Whether the person has an account, which sending money requires.
  var hasUser: Bool { onboarded.load() != nil }

  /// Whether the account record is damaged, so that it is unknown whether the person has an account.
  var isAccountUnknown: Bool { onboarded.isUnreadable }

  /// The loaded businesses, at first the newest, in the order of their creation.
  var businesses: [BusinessProfile] { state.withLock(\.businesses) }

  /// The number of businesses that are lost, or cannot be read, as far as they are loaded.
  var unreadableBusinessCount: Int { state.withLock(\.unreadableCount) }

  /// Returns a page of the stored businesses, the newest first.
  func page(from position: Int?) async throws(BusinessStoreError) -> BusinessPage {
    try await store.businesses(from: position)
  }

  /// Loads older businesses, until at least this number of pages is loaded.
  func loadBusinesses(pageCount: Int) async throws(BusinessStoreError) {
    while businesses.count < pageCount * SQLiteBusinessStore.pageSize, hasMore { try await loadNextPage() }
  }

  private func loadNextPage() async throws(BusinessStoreError) {
    guard let next = state.withLock(\.next) else { return }
    let page = try await store.businesses(from: next)
    state.withLock { state in
      // Another call may have loaded it meanwhile.
      if state.next == next { state.add(page) }
    }
  }

  /// Loads the businesses among these senders, so that ``sender(with:)`` returns them.
  func loadSenders(_ ids: some Sequence<Sender.ID>) async throws(BusinessStoreError) {
    for id in ids where sender(with: id) == nil {
      guard let uuid = UUID(uuidString: id.text), let business = try await store.business(with: BusinessID(uuid)) else {
        continue
      }
      state.withLock { $0.others.append(business) }
    }
  }

  /// Returns all stored businesses, in the order of their creation.
  func all() async throws(BusinessStoreError) -> [BusinessProfile] {
    var (all, next): ([BusinessProfile], Int?) = ([], nil)
    repeat {
      let page = try await store.businesses(from: next)
      all = page.businesses.reversed() + all
      next = page.next
    } while next != nil
    return all
  }

  /// Returns the change that stores a business of a customer's record.
  func restoring(_ business: BusinessProfile) -> StoredChange { store.saving(business) }

  /// The businesses of a customer's record are stored.
  func didRestore(_ businesses: [BusinessProfile]) { state.withLock { $0 = State(businesses: businesses) } }

  /// Returns the change that opens the account of a person.
  func onboarding(_ user: OnboardedUser) -> StoredChange { onboarded.setting(user) }

  /// Stores a business with other changes, in one transaction.
  func save(_ business: BusinessProfile, with changes: [StoredChange]) async throws(BusinessStoreError) {
    do {
      try await database.apply([store.saving(business)] + changes)
    } catch {
      throw .unavailable
    }
    state.withLock { state in
      if let index = state.businesses.firstIndex(where: { $0.id == business.id }) {
        state.businesses[index] = business
      } else {
        state.businesses.append(business)
      }
    }
  }
}

// MARK: - AppComponent

extension Accounts: AppComponent {
  convenience init(_ assembly: Assembly<AppServices>) async throws {
    let database = assembly.services.database
    try await self.init(
      profiles: try await assembly.component(ProfileFeature.self).profiles, in: database,
      onboarded: try await SQLiteDocument(
        named: "onboarded user", title: "your account", of: .person, in: database, durability: .survivesPowerLoss))
  }
}

// MARK: - SenderDirectory

extension Accounts: SenderDirectory {
  /// The sender for the person's own account; the bank knows one person per app.
  static let personID = Sender.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 1, 0, 0, 0, 0)))

  private var person: Sender {
    Sender(id: Self.personID, kind: .person, name: profiles.current?.name ?? "")
  }

  var active: Sender {
    if case .business(let business)? = onboarded.load()?.activeProfile { sender(of: business) } else { person }
  }

  var loaded: [Sender] { [person] + businesses.map(sender) }

  var hasMore: Bool { state.withLock(\.next) != nil }

  func loadMore() async {
    do {
      try await loadNextPage()
    } catch {
      // The person can try again.
    }
  }

  func sender(with id: Sender.ID) -> Sender? {
    if let sender = [active, person].first(where: { $0.id == id }) { return sender }
    return state.withLock { state in (state.businesses + state.others).first { Sender.ID($0.id.uuid) == id } }
      .map(sender)
  }

  func sender(of business: BusinessProfile) -> Sender {
    Sender(id: Sender.ID(business.id.uuid), kind: .business, name: business.name)
  }
}
