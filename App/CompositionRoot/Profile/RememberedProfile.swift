import Database
import Documents
import Forms
import Foundation
import Profile
import Storage
import Synchronization

/// Remembers the profile that is stored, so that whoever opens the form again finds it filled in.
final class RememberedProfile: Sendable {
  private let store: SQLiteProfileStore
  private let drafts: SQLiteDocument<ProfileDraft>
  private let database: SQLiteDatabase
  private let profile: Mutex<PersonalProfile?>

  /// What else is stored when the profile is, in the same transaction.
  let consequences = Consequences<PersonalProfile>()

  /// The profile, if there is one that can be read.
  var current: PersonalProfile? { profile.withLock(\.self) }

  /// Reads the profile; one that is damaged is told by ``load()``, and is asked for again.
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

// MARK: - ProfileStore

extension RememberedProfile: ProfileStore {
  func load() async throws(ProfileStoreError) -> PersonalProfile? {
    try await store.load()
  }

  /// Stores the profile, forgets what was typed for it, and notes that the flow is over: as one.
  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    do {
      try await database.make([store.saving(profile), drafts.setting(nil)] + consequences.changes(for: profile))
    } catch {
      throw .unavailable
    }
    self.profile.withLock { $0 = profile }
  }
}

// MARK: - DraftStore

extension RememberedProfile: DraftStore {
  func load() -> ProfileDraft? {
    drafts.load() ?? current.flatMap { ProfileDraft(of: $0) }
  }

  func save(_ draft: ProfileDraft) async { await drafts.save(draft) }

  func clear() async { await drafts.clear() }
}

extension ProfileDraft {
  /// The forms as they were when the profile was stored, which is coded as they are: a text a field.
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
  /// What was typed for a value, which is coded as the form is.
  fileprivate init(coding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }
}
