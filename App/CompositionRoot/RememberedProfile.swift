import Forms
import Foundation
import Profile
import Synchronization

/// Remembers the profile that is stored, so that whoever opens the form again finds it filled in.
final class RememberedProfile: Sendable {
  private let store: any ProfileStore
  private let drafts: any DraftStore<ProfileDraft>
  private let profile: Mutex<PersonalProfile?>

  /// The profile, if there is one.
  var current: PersonalProfile? { profile.withLock(\.self) }

  init(store: any ProfileStore, drafts: any DraftStore<ProfileDraft>) async {
    self.store = store
    self.drafts = drafts
    profile = Mutex(try? await store.load())
  }
}

// MARK: - ProfileStore

extension RememberedProfile: ProfileStore {
  func load() async throws(ProfileStoreError) -> PersonalProfile? {
    try await store.load()
  }

  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    try await store.save(profile)
    self.profile.withLock { $0 = profile }
  }
}

// MARK: - DraftStore

extension RememberedProfile: DraftStore {
  func load() -> ProfileDraft? {
    drafts.load() ?? current.flatMap { try? ProfileDraft(of: $0) }
  }

  func save(_ draft: ProfileDraft) async { await drafts.save(draft) }

  func clear() async { await drafts.clear() }
}

extension ProfileDraft {
  /// The forms as they were when the profile was stored.
  fileprivate init(of profile: PersonalProfile) throws {
    self.init(
      personalDetails: try FormDraft(coding: profile.details), address: try FormDraft(coding: profile.address))
  }
}

extension FormDraft {
  /// What was typed for a value, which is coded as the form is: a text a field.
  fileprivate init(coding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }
}
