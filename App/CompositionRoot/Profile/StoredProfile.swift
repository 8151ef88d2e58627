import FlowScreens
import FlowStorage
import Foundation
import Profile
import Storage
import Synchronization

/// Stores the profile, and prefills the form with it.
final class StoredProfile: Sendable {
  private let store: SQLiteProfileStore
  private let drafts: SQLiteDocument<ProfileDraft>
  private let database: SQLiteDatabase
  private let profile: Mutex<PersonalProfile?>
  private let prefill = Mutex<@Sendable () -> ProfileDraft?> { nil }

  /// The changes that are made together with storing the profile.
  let additionalChanges = AdditionalChanges<PersonalProfile>()

  /// The profile, if there is one and it can be read.
  var current: PersonalProfile? { profile.withLock(\.self) }

  /// Reads the profile; if it is damaged, ``load()`` throws, and the form asks for it again.
  init(in database: SQLiteDatabase, drafts: SQLiteDocument<ProfileDraft>) async {
    store = SQLiteProfileStore(in: database)
    self.database = database
    self.drafts = drafts
    do {
      profile = Mutex(try await store.load())
    } catch {
      profile = Mutex(nil)
    }
  }
}

extension StoredProfile {
  /// Prefills the form with this input, if there is neither a draft nor a profile.
  func prefill(with input: @escaping @Sendable () -> ProfileDraft?) { prefill.withLock { $0 = input } }
}

// MARK: - ProfileStore

extension StoredProfile: ProfileStore {
  func load() async throws(ProfileStoreError) -> PersonalProfile? {
    try await store.load()
  }

  /// Stores the profile, clears its draft and makes the additional changes in one transaction.
  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      try await database.apply([store.saving(profile), drafts.setting(nil)] + additionalChanges.changes(for: profile))
    } catch {
      throw .unavailable
    }
    self.profile.withLock { $0 = profile }
  }
}

// MARK: - DraftStore

extension StoredProfile: DraftStore {
  func load() -> ProfileDraft? {
    drafts.load() ?? current.flatMap { ProfileDraft(of: $0) } ?? prefill.withLock { $0 }()
  }

  func save(_ draft: ProfileDraft) async { await drafts.save(draft) }

  func clear() async { await drafts.clear() }
}

extension ProfileDraft {
  /// Creates a draft with the forms of a stored profile, which has the same encoding.
  fileprivate init?(of profile: PersonalProfile) {
    do {
      self.init(
        personalDetails: try FormDraft(coding: profile.details), address: try FormDraft(coding: profile.address))
    } catch {
      return nil
    }
  }
}

extension FormDraft {
  /// Creates the form of a value with the same encoding.
  fileprivate init(coding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }
}
