import FlowScreens
import FlowStorage
import Onboarding

/// Stores the draft of an onboarding; clearing it and storing its user is one transaction.
struct OnboardingDraftStore: DraftStore {
  let database: SQLiteDatabase
  let drafts: SQLiteDocument<OnboardingDraft>
  let onboarded: SQLiteDocument<OnboardedUser>
  /// Returns the changes that are made at the end of the onboarding.
  let ending: @Sendable () -> [StoredChange]

  func load() -> OnboardingDraft? { drafts.load() }

  func save(_ draft: OnboardingDraft) async { await drafts.save(draft) }

  func clear() async {
    var changes = [drafts.setting(nil)] + ending()
    if let draft = load(), let user = draft.user, let profile = draft.activeProfile {
      changes.append(onboarded.setting(OnboardedUser(user: user, activeProfile: profile)))
    }
    do {
      try await database.apply(changes)
    } catch {
      // The draft is still stored, so the next launch returns to this end.
    }
  }
}
